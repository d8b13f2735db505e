import { type Kysely, type SqlBool, sql } from "kysely";
import { type KeysetPage, MalformedCursor } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

/** Where a paid sale stands in the list of a studio. */
export interface SalePlace {
  saleId: string;
  paidAt: Date;
}

const ofStudio = (db: Kysely<DB>, workspaceId: string) =>
  db.selectFrom("saleLine").where("workspaceId", "=", workspaceId).where("paidAt", "is not", null);

/** A page of what a studio sold, newest first: each sale once, however many of its lines are theirs. */
export async function listSalesOfStudio(
  db: Kysely<DB>,
  workspaceId: string,
  { limit, after, before, inverted = false }: KeysetPage,
): Promise<SalePlace[]> {
  const direction = inverted ? "asc" : "desc";
  let page = ofStudio(db, workspaceId)
    .select(["saleId", "paidAt"])
    .distinct()
    .orderBy("paidAt", direction)
    .orderBy("saleId", direction)
    .limit(sql.lit(limit));
  if (after) page = page.where(sql<SqlBool>`("paidAt", "saleId") < ${placeOf(after)}`);
  if (before) page = page.where(sql<SqlBool>`("paidAt", "saleId") > ${placeOf(before)}`);
  const rows = await page.execute();
  return rows.map(({ saleId, paidAt }) => ({ saleId, paidAt: paidAt! }));
}

export async function countSalesOfStudio(db: Kysely<DB>, workspaceId: string): Promise<number> {
  const { count } = await ofStudio(db, workspaceId)
    .select(sql<number>`count(distinct "saleId")::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Opaque to clients. */
export function cursorOfSale({ paidAt, saleId }: SalePlace): string {
  return Buffer.from(`${paidAt.toISOString()} ${saleId}`).toString("base64url");
}

function placeOf(cursor: string) {
  const [, at, id] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f-]{36})$/.exec(
      Buffer.from(cursor, "base64url").toString(),
    ) ?? [];
  if (!at || !id) throw new MalformedCursor("Malformed cursor");
  return sql`(${at}::timestamptz, ${id}::uuid)`;
}
