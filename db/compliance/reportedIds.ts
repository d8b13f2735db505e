import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** The releases of a workspace for a report of all of them, newest entry first, but for the archive (`release_of_workspace`). */
export async function listReportedIds(db: Kysely<DB>, workspaceId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("release")
    .select("id")
    .where("workspaceId", "=", workspaceId)
    .where("state", "<>", "archived")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
