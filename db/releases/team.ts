import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Everybody who works in the workspace. */
export async function listTeamIds(db: Kysely<DB>, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("membership")
    .select("userId")
    .where("workspaceId", "=", workspaceId)
    .orderBy("userId")
    .execute();
  return rows.map(({ userId }) => userId);
}
