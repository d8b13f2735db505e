import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { createGraphQLError, type Plugin, type YogaInitialContext } from "graphql-yoga";
import type { Context } from "./context.ts";
import { isPersisted, markPersisted } from "./persistedOperations.ts";

/** The documents that our own client may send, by the SHA-256 of their text. */
export interface PersistedDocuments {
  find(id: string): string | undefined;
}

export function persistedDocuments(read: () => Record<string, string>): PersistedDocuments {
  let documents = read();
  return {
    find(id) {
      // In development relay-compiler appends to the file while the server runs.
      if (!Object.hasOwn(documents, id) && process.env.NODE_ENV !== "production") documents = read();
      // What every object has by birth, such as `constructor`, is no document.
      return Object.hasOwn(documents, id) ? documents[id] : undefined;
    },
  };
}

/** Everybody may send known ids; free text is for superadmins in GraphiQL (API keys come with their own issue). */
export function usePersistedDocuments(documents: PersistedDocuments): Plugin<Context> {
  return {
    onPluginInit({ addPlugin }) {
      addPlugin(
        usePersistedOperations({
          extractPersistedOperationId: (params, request) =>
            (params as { id?: string }).id ?? new URL(request.url).searchParams.get("id"),
          getPersistedOperation: (id, _request, context) => {
            const text = documents.find(id);
            if (text) markPersisted(context);
            return text ?? null;
          },
          allowArbitraryOperations: true,
          skipDocumentValidation: true,
        }) as Plugin<Context>,
      );
    },
    onExecute: ({ args }) => refuseFreeText(args.contextValue),
    onSubscribe: ({ args }) => refuseFreeText(args.contextValue),
  };

  function refuseFreeText(context: Context & YogaInitialContext): void {
    if (isPersisted(context) || context.viewer?.role === "superadmin") return;
    throw createGraphQLError("Only known documents are answered here.", {
      extensions: { code: "PERSISTED_DOCUMENTS_ONLY", http: { status: 403 } },
    });
  }
}
