import { type ASTVisitor, GraphQLError, Kind, parse, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "./context.ts";
import { inTime } from "./inTime.ts";
import { LIMITS } from "./limits.ts";

/** Bounds what one document may ask and how long it may take. Depth and cost are counted by the complexity plugin. */
export function useLimits(): Plugin<Context> {
  return {
    onParse: ({ setParseFn }) =>
      setParseFn((source: string, options?: object) =>
        parse(source, { ...options, maxTokens: LIMITS.tokens }),
      ),
    onValidate: ({ addValidationRule }) => addValidationRule(boundedAliases),
    onExecute: ({ executeFn, setExecuteFn }) => setExecuteFn((args) => inTime(executeFn(args))),
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
