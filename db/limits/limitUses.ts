import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** One count that may not go beyond `max` before `seconds` after its first use. */
export interface Count {
  key: string;
  max: number;
  seconds: number;
}

/**
 * Takes one use, or answers when the next one is free. One statement decides: of a hundred at one moment no more than
 * `max` get one.
 */
export async function takeUse(
  db: Kysely<DB>,
  { key, max, seconds }: Count,
  now: Date,
): Promise<{ isTaken: true } | { isTaken: false; freeAt: Date }> {
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const taken = await db
    .insertInto("limitUse")
    .values({ key, count: 1, expiresAt })
    .onConflict((c) =>
      c
        .column("key")
        .doUpdateSet({
          count: sql`case when "limitUse"."expiresAt" <= ${now} then 1 else "limitUse".count + 1 end`,
          expiresAt: sql`case when "limitUse"."expiresAt" <= ${now} then ${expiresAt}::timestamptz else "limitUse"."expiresAt" end`,
        })
        .where((eb) => eb.or([eb("limitUse.expiresAt", "<=", now), eb("limitUse.count", "<", max)])),
    )
    .returning("count")
    .executeTakeFirst();
  if (taken) return { isTaken: true };
  const full = await db.selectFrom("limitUse").select("expiresAt").where("key", "=", key).executeTakeFirst();
  return { isTaken: false, freeAt: full?.expiresAt ?? now };
}

/** Gives a use back that turned out not to count. */
export async function giveUseBack(db: Kysely<DB>, key: string): Promise<void> {
  await db
    .updateTable("limitUse")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}

/** Forgets counts that have run out. */
export async function deleteExpiredUses(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom("limitUse").where("expiresAt", "<=", now).execute();
}
