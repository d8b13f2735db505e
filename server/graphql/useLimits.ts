import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
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
      setExecuteFn((args) => inTime(executeFn(Object.assign({}, args, WITHOUT_HINTS)), leastMsOf(args))),
  };
}

/** How long the verbs of an operation may take, where one of them says so itself. */
function leastMsOf({ schema, document, operationName }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== "mutation") return 0;
  const verbs = schema.getMutationType()!.getFields();
  const leasts = operation.selectionSet.selections.map(
    (chosen) => (chosen.kind === Kind.FIELD && verbs[chosen.name.value]?.extensions.limitMs) || 0,
  );
  return Math.max(0, ...leasts.map(Number));
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
