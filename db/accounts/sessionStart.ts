import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** When somebody signed in; undefined for a session that ended. */
export async function findSessionStart(db: Kysely<DB>, id: string): Promise<Date | undefined> {
  const row = await db.selectFrom("session").select("createdAt").where("id", "=", id).executeTakeFirst();
  return row?.createdAt;
}
