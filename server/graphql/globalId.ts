import { refusal } from "../../domain/words/refusal.ts";
import { failure } from "./failure.ts";

const GLOBAL_ID = /^([A-Za-z]+):([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The global id of a row, whose own id is a UUID: an ASCII text, which `btoa` writes in 40 % of the time that a Buffer takes. */
export function encodeGlobalID(typename: string, id: string | number | bigint): string {
  return btoa(`${typename}:${id}`);
}

/** The row that a global id of this type names; null for every other text. For what comes beside GraphQL. */
export function rowOf(globalId: string, typename: string): string | null {
  const [, named, id] = GLOBAL_ID.exec(Buffer.from(globalId, "base64").toString("utf8")) ?? [];
  return named === typename && id ? id : null;
}

/** The type and row of a global id. Whatever is not exactly one answers as an id that does not exist. */
export function decodeGlobalID(globalId: string): { typename: string; id: string } {
  const [, typename, id] = GLOBAL_ID.exec(Buffer.from(globalId, "base64").toString("utf8")) ?? [];
  if (!typename || !id) throw failure("NOT_FOUND", refusal("general.notFound"));
  return { typename, id };
}
