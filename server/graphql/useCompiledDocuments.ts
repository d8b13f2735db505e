import { type DocumentNode, type ExecutionArgs, GraphQLError } from "graphql";
import type { CompiledQuery } from "graphql-jit";
import type { Plugin } from "graphql-yoga";
import type { Context } from "./context.ts";
import { isKnown } from "./knownOperations.ts";

// graphql-jit is CommonJS and requires graphql: it has to come after graphql is evaluated, not while it is linked.
const { compileQuery, isCompiledQuery } = await import("graphql-jit");

/**
 * Compiles the documents of our own client to functions, once each: half the CPU of interpreting them (knowledge: perf).
 * Free text is interpreted, because every new text would be compiled anew.
 */
export function useCompiledDocuments(): Plugin<Context> {
  const compiled = new WeakMap<DocumentNode, CompiledQuery>();

  function compile({ schema, document, operationName }: ExecutionArgs): CompiledQuery {
    const before = compiled.get(document);
    if (before) return before;
    const query = compileQuery(schema, document, operationName ?? undefined);
    if (!isCompiledQuery(query)) throw new GraphQLError(query.errors?.[0]?.message ?? "Not compilable");
    compiled.set(document, query);
    return query;
  }

  return {
    onExecute({ args, setExecuteFn }) {
      if (!isKnown(args.contextValue)) return;
      setExecuteFn(async (execution: ExecutionArgs) => {
        const { query, stringify } = compile(execution);
        const result = await query(execution.rootValue, execution.contextValue, execution.variableValues);
        return Object.assign(result, { stringify });
      });
    },
  };
}
