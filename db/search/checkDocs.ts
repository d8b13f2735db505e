import { type SqlBool, sql, type Transaction } from "kysely";
import type { Kind } from "../../domain/search/kinds.ts";
import type { DB } from "../tables.generated.ts";
import { kindCode, type SearchDoc } from "./doc.ts";
import { DESCRIBE, idsAfter, NIL } from "./searchDocs.ts";

/** Ids of things of a kind whose rows do not say what their own tables say, a page at a time; an empty page means that all is well so far. */
export async function* differingDocs(trx: Transaction<DB>, kind: Kind): AsyncGenerator<string[]> {
  for (let last = NIL; ; ) {
    const ids = await idsAfter(trx, kind, last);
    if (ids.length === 0) break;
    const wanted = linesOf(await DESCRIBE[kind](trx, ids));
    const stored = linesOf(await storedDocs(trx, ids));
    yield ids.filter((id) => wanted.get(id) !== stored.get(id));
    last = ids.at(-1)!;
  }
  const { rows } = await sql<{ id: string }>`
    select "entityId" as id from "searchDoc" where kind = ${kindCode(kind)}::smallint
      and not exists (select from ${sql.table(kind)} thing where thing.id = "entityId")
  `.execute(trx);
  yield rows.map(({ id }) => id);
}

function storedDocs(trx: Transaction<DB>, ids: readonly string[]) {
  return trx
    .selectFrom("searchDoc")
    .selectAll()
    .where(sql<SqlBool>`"entityId" = any(${ids}::uuid[])`)
    .execute();
}

const COLUMNS = [
  ...(["kind", "workspaceId", "visibility", "popularity", "genre", "mood", "bpm", "key", "year"] as const),
  ...(["type", "priceMinor", "title", "names"] as const),
];

/** Each row as one text. What a description leaves out is nothing in the database; a body has no order. */
function linesOf(docs: readonly SearchDoc[]): Map<string, string> {
  return new Map(
    docs.map(({ body, artistIds = [], ...doc }) => [
      doc.entityId,
      JSON.stringify([COLUMNS.map((column) => doc[column] ?? null), artistIds, body.split(" ").sort()]),
    ]),
  );
}
