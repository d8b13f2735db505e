import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Nobody writes for that long: a line whose place is before another's was begun at most so much later. */
const OVERLAP_MS = 3_600_000;

/**
 * The place of the first line that was written at that moment or after it. Places and times are in one order but for acts that ran at
 * once, so the place is found by halves, and the last stretch is gone through.
 */
export async function placeAt(db: Kysely<DB>, accountId: string, entries: number, at: Date): Promise<number> {
  const earlier = at.getTime() - OVERLAP_MS;
  let [low, high] = [1, entries + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { postedAt } = await entriesOf(db, accountId)
      .where("position", "=", middle)
      .select("postedAt")
      .executeTakeFirstOrThrow();
    if (postedAt.getTime() >= earlier) high = middle;
    else low = middle + 1;
  }
  const found = await entriesOf(db, accountId)
    .where("position", ">=", low)
    .where("postedAt", ">=", at)
    .select("position")
    .orderBy("position")
    .limit(sql.lit(1))
    .executeTakeFirst();
  return found?.position ?? entries + 1;
}

/** The lines of an account with what they are of. */
export const entriesOf = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerTransaction", "ledgerTransaction.id", "ledgerEntry.transactionId")
    .where("accountId", "=", accountId);
