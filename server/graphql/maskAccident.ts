import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import { MalformedCursor } from "../../db/keyset.ts";
import { UNEXPECTED_ERROR } from "../../domain/accounts/registration.ts";
import { log } from "../log.ts";

/**
 * Refusals that were written for a reader pass; everything else is logged once and becomes a sentence with the request id
 * under which the log explains it.
 */
export function maskAccident(error: unknown): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause instanceof MalformedCursor)
    return new GraphQLError("Malformed cursor", { extensions: { code: "BAD_INPUT" } });
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error;
  const requestId = randomUUID();
  log.error("accident", {
    requestId,
    path: error instanceof GraphQLError ? error.path?.join(".") : undefined,
    error: cause,
  });
  return new GraphQLError(UNEXPECTED_ERROR, {
    ...(error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}),
    extensions: { code: "UNEXPECTED", requestId },
  });
}
