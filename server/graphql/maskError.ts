import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import { MalformedCursor } from "../../db/keyset.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { isDiskFull } from "../diskFull.ts";
import { log } from "../log.ts";
import { failure } from "./failure.ts";

/**
 * Refusals that were written for a reader pass; everything else is logged once and becomes a sentence with the request id
 * under which the log explains it.
 */
export function maskError(error: unknown): GraphQLError {
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
  const { nodes, path } = error instanceof GraphQLError ? error : {};
  const place = { nodes, path, requestId };
  if (isDiskFull(cause)) return failure("DISK_FULL", refusal("general.diskFull"), place);
  return failure("UNEXPECTED", refusal("general.unexpected"), place);
}
