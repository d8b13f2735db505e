import { insertOverwritten, type OfWhat } from "../../db/sync/overwritten.ts";
import { userOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";

/** Keeps what a merge writes over, with the change that does it. */
export function keepOverwritten(
  { trx, actor, now }: Act,
  column: OfWhat,
  id: string,
  overwritten: Readonly<Record<string, unknown>>,
): Promise<void> {
  return insertOverwritten(trx, { column, id }, overwritten, { by: userOf(actor).userId, at: now });
}

/** Why the log has no line of a merge beside that of the verb which it runs. */
export const SAID_BY_ITS_VERB = "what it runs says itself what it leaves behind";
