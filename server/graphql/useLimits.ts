import { type ASTVisitor, GraphQLError, Kind, parse, type ValidationContext } from "graphql";
import { createGraphQLError, type Plugin } from "graphql-yoga";
import type { Context } from "./context.ts";
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

async function inTime<Answer>(answer: Answer | Promise<Answer>): Promise<Answer> {
  let watch: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    watch = setTimeout(
      () =>
        reject(
          createGraphQLError("The operation took too long.", {
            extensions: { code: "TIMEOUT", http: { status: 504 } },
          }),
        ),
      LIMITS.operationMs,
    );
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(watch);
  }
}
