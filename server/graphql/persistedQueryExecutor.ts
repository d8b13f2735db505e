import { type GraphQLError, getOperationAST, parse } from "graphql";
import type { CompiledQuery } from "graphql-jit";
import { compiledDocument } from "./compiledDocuments.ts";
import type { Context } from "./context.ts";
import { inTime } from "./inTime.ts";
import { maskError } from "./maskError.ts";
import { markPersisted } from "./persistedOperations.ts";
import type { PersistedDocuments } from "./usePersistedDocuments.ts";

/** A query as our own client asks it: by the id of its document, with its variables as JSON. */
export interface PersistedQuery {
  id: string | undefined;
  variables: string | undefined;
}

export interface PersistedQueryResponse {
  status: number;
  /** JSON. */
  body: string;
  /** Of the request; undefined when not even that could be made. */
  context: Context | undefined;
}

/**
 * The short way of the queries of our own client: nothing of them is to be negotiated, parsed, validated or weighed, so they pass
 * by the machinery that does it, which cost the process as much as all the rest of a list of twenty tracks
 * (`npm run bench:graphql`). Answers null for everything that is not as our client sends it: the GraphQL server knows what
 * to say to that. Rights, limit of time and masking are those of the long way.
 */
export function persistedQueryExecutor(documents: PersistedDocuments) {
  const queries = new Map<string, CompiledQuery | null>();

  function queryOf(id: string): CompiledQuery | null {
    const before = queries.get(id);
    if (before !== undefined) return before;
    const text = documents.find(id);
    if (!text) return null;
    const document = parse(text);
    const query = getOperationAST(document)?.operation === "query" ? compiledDocument(document) : null;
    queries.set(id, query);
    return query;
  }

  return async function executePersistedQuery(
    { id, variables }: PersistedQuery,
    contextOf: () => Promise<Context>,
  ): Promise<PersistedQueryResponse | null> {
    const query = id && queryOf(id);
    const given = variablesIn(variables);
    if (!query || !given) return null;
    let context: Context | undefined;
    const answer = async () => {
      context = await contextOf();
      markPersisted(context);
      return query.query(undefined, context, given);
    };
    const result = await inTime(answer()).catch((error: unknown) => ({ errors: [error] }));
    const errors = result.errors?.map(maskError);
    return {
      status: statusOf(errors),
      context,
      body: query.stringify(errors ? { ...result, errors: errors.map(told) } : result),
    };
  };
}

/** The gravest that one of the refusals asks for. */
function statusOf(errors: readonly GraphQLError[] = []): number {
  return Math.max(200, ...errors.map((error) => Number(extensionsOf(error).http?.status ?? 0)));
}

/** An error as the client reads it: without what it wants of the host. */
function told(error: GraphQLError): object {
  const { http, ...extensions } = extensionsOf(error);
  return { ...error.toJSON(), extensions: Object.keys(extensions).length > 0 ? extensions : undefined };
}

/** Those of the compiler come without any. */
function extensionsOf({ extensions }: GraphQLError): { http?: { status?: number } } {
  return extensions ?? {};
}

function variablesIn(text: string | undefined): Record<string, unknown> | null {
  if (!text) return {};
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === "object" && !Array.isArray(given)
      ? ((given ?? {}) as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
