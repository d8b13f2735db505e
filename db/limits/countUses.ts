import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** How many uses of a count were taken that still count. */
export async function countUses(db: Kysely<DB>, key: string, now: Date): Promise<number> {
  const use = await db
    .selectFrom("limitUse")
    .select("count")
    .where("key", "=", key)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return use?.count ?? 0;
}
