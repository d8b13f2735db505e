import type { ExecutionArgs } from "graphql";
import type { Plugin } from "graphql-yoga";
import { compiledDocument } from "./compiledDocuments.ts";
import type { Context } from "./context.ts";
import { isPersisted } from "./persistedOperations.ts";

/** Executes the documents of our own client compiled. Free text is interpreted: every new text would be compiled anew. */
export function useCompiledDocuments(): Plugin<Context> {
  return {
    onExecute({ args, setExecuteFn }) {
      if (!isPersisted(args.contextValue)) return;
      setExecuteFn(async ({ document, operationName, ...execution }: ExecutionArgs) => {
        const { query, stringify } = compiledDocument(document, operationName);
        const result = await query(execution.rootValue, execution.contextValue, execution.variableValues);
        return Object.assign(result, { stringify });
      });
    },
  };
}
