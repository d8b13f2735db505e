import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST, parse } from "graphql";
import { STREAM_RULES } from "../accounts/streamRules.ts";
import type { Context } from "../graphql/context.ts";
import { maskError } from "../graphql/maskError.ts";
import { markPersisted } from "../graphql/persistedOperations.ts";
import { schema } from "../graphql/schema.ts";
import { subscribeFreshly } from "../graphql/useFreshEvents.ts";
import type { PersistedDocuments } from "../graphql/usePersistedDocuments.ts";

export interface PersistedSubscription {
  /** Of a document of our own client. */
  id: string;
  variables: Record<string, unknown>;
}

const UNKNOWN_DOCUMENT = new GraphQLError("Only known subscriptions are answered here.", {
  extensions: { code: "PERSISTED_DOCUMENTS_ONLY" },
});

/** Opens subscriptions to the documents of our own client. A refused one gives its refusal as the only answer. */
export function persistedSubscriptions(documents: PersistedDocuments) {
  const parsed = new Map<string, DocumentNode>();

  function documentOf(id: string): DocumentNode | null {
    const before = parsed.get(id);
    if (before) return before;
    const text = documents.find(id);
    const document = text && parse(text);
    if (!document || getOperationAST(document)?.operation !== "subscription") return null;
    parsed.set(id, document);
    return document;
  }

  return async function subscribePersisted(
    { id, variables }: PersistedSubscription,
    context: Context,
  ): Promise<AsyncGenerator<ExecutionResult>> {
    const document = documentOf(id);
    if (!document) return only({ errors: [UNKNOWN_DOCUMENT] });
    // Who asks was looked up once for all of them; loaders and rights belong to each.
    const contextValue = { ...context };
    markPersisted(contextValue);
    const answers = await subscribeFreshly(
      { schema, document, variableValues: variables, contextValue },
      STREAM_RULES,
    );
    return Symbol.asyncIterator in answers ? answers : only(answers);
  };
}

/** The answer as the client may read it. */
export function masked(answer: ExecutionResult): ExecutionResult {
  return answer.errors ? { ...answer, errors: answer.errors.map(maskError) } : answer;
}

async function* only(answer: ExecutionResult): AsyncGenerator<ExecutionResult> {
  yield answer;
}
