import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import { problem } from "../../domain/words/refusal.ts";
import { InvalidInput } from "../graphql/errors.ts";

/** UUIDv7 (RFC 9562), as `newId` makes them. */
const MADE = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Of an input field that takes one. */
export const MADE_ID = {
  required: false,
  description:
    "Made by the client, a UUIDv7, so that it can point at the new thing before it is answered. Left out: the server makes one.",
  /** It points at nothing that anybody has. */
  extensions: { isOfNew: true },
} as const;

/** The id of what a verb is about to make: the client's, where it made one. */
export function madeId(given: string | null | undefined, field = "id"): string {
  if (given == null) return newId();
  if (!MADE.test(given)) throw new InvalidInput(problem(field, "general.idMalformed"));
  return given;
}

/** For `taken`: an id that a row has already is refused alike, whosever row it is, and whether the asker may see it or not. */
export function idTaken(table: keyof DB, field = "id"): Record<string, () => InvalidInput> {
  return { [`${table}_pkey`]: () => new InvalidInput(problem(field, "general.idTaken")) };
}
