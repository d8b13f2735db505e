import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  type ValidationContext,
  type ValidationRule,
  validate,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "./context.ts";
import { inTime } from "./inTime.ts";
import { LIMITS } from "./limits.ts";

// Whoever is refused is not told what names there are ("Did you mean ...?").
const WITHOUT_HINTS = { hideSuggestions: true };

/** Bounds what one document may ask and how long it may take. Depth and cost are counted by the complexity plugin. */
export function useLimits(): Plugin<Context> {
  return {
    onParse: ({ setParseFn }) =>
      setParseFn((source: string, options?: object) =>
        parse(source, { ...options, maxTokens: LIMITS.tokens }),
      ),
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(boundedAliases);
      setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules?: readonly ValidationRule[]) =>
        validate(schema, document, rules, WITHOUT_HINTS),
      );
    },
    onExecute: ({ executeFn, setExecuteFn }) =>
      setExecuteFn((args) => inTime(executeFn(Object.assign({}, args, WITHOUT_HINTS)))),
  };
}

function boundedAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    [Kind.FIELD](node) {
      if (!node.alias || ++aliases !== LIMITS.aliases + 1) return;
      context.reportError(
        new GraphQLError(`A document may hold at most ${LIMITS.aliases} aliases.`, {
          extensions: { code: "TOO_MANY_ALIASES" },
        }),
      );
    },
  };
}
