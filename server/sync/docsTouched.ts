import { type Doc, findDocs, type SyncNoun } from "../../db/sync/docs.ts";
import type { Act } from "../acting/verb.ts";
import { readerOf } from "./calls.ts";
import type { EditOf } from "./edit.ts";

/**
 * The things whose `field` is edited, by their ids. It stands in rows of its own; what every other field holds is told by the thing's
 * own row, which is held anyway.
 */
export async function docsTouched(
  { trx, actor }: Act,
  noun: SyncNoun,
  field: string,
  asked: readonly EditOf[],
): Promise<Map<string, Doc>> {
  const things = asked
    .filter(({ edit }) => (edit.changed ?? Object.keys(edit.fields)).includes(field))
    .map(({ id }) => ({ noun, id }));
  const docs = await findDocs(trx, readerOf(actor), things);
  return new Map(docs.flatMap((doc) => (doc ? [[doc.id, doc]] : [])));
}
