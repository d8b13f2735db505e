import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { isrcOf, nextIsrcNumbers } from "../../domain/catalog/isrc.ts";
import type { DB } from "../tables.generated.ts";

interface Series {
  workspaceId: string;
  prefix: string;
  /** Four digits. */
  year: number;
}

/**
 * The next unused codes of a workspace's own prefix, counted in a row that is held until the transaction ends: those who
 * ask at one moment take turns. Numbers that somebody typed on a track are left out. Null when the year has too few left;
 * then nothing was counted.
 */
export async function takeIsrcs(
  trx: Transaction<DB>,
  { workspaceId, prefix, year }: Series,
  count: number,
): Promise<string[] | null> {
  if (count === 0) return [];
  const series = { workspaceId, prefix, year: year % 100 };
  await trx
    .insertInto("isrcCounter")
    .values({ ...series, last: 0 })
    .onConflict((c) => c.doNothing())
    .execute();
  const { last } = await trx
    .selectFrom("isrcCounter")
    .select("last")
    .where((eb) => eb.and(series))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const numbers = nextIsrcNumbers(last, count, await usedNumbers(trx, series));
  if (numbers.length < count) return null;
  await trx
    .updateTable("isrcCounter")
    .set({ last: numbers.at(-1)! })
    .where((eb) => eb.and(series))
    .execute();
  return numbers.map((number) => isrcOf(prefix, year, number));
}

/** The prefix that the workspace's agency gave it; null: none yet. */
export async function isrcPrefixOf(db: Kysely<DB>, workspaceId: string): Promise<string | null> {
  const { isrcPrefix } = await db
    .selectFrom("workspace")
    .select("isrcPrefix")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return isrcPrefix;
}

/** Numbers of the series that tracks of the workspace carry already. */
async function usedNumbers(db: Kysely<DB>, { workspaceId, prefix, year }: Series): Promise<Set<number>> {
  const start = isrcOf(prefix, year, 0).slice(0, 7);
  const rows = await db
    .selectFrom("track")
    .select("isrc")
    .where("workspaceId", "=", workspaceId)
    .where(sql<SqlBool>`isrc like ${`${start}%`}`)
    .execute();
  return new Set(rows.map(({ isrc }) => Number(isrc!.slice(7))));
}
