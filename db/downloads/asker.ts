import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Who asks for a download: what they belong to is theirs. Null: a visitor. */
export type Asker = { userId: string; memberships: readonly { workspaceId: string }[] } | null;

/** Who a person is to downloads when they are not here themselves: what they belong to. Null for a visitor and the suspended. */
export async function findAsker(db: Kysely<DB>, userId: string | null): Promise<Asker> {
  if (!userId) return null;
  const memberships = await db
    .selectFrom("membership")
    .innerJoin("user", "user.id", "membership.userId")
    .innerJoin("workspace", "workspace.id", "membership.workspaceId")
    .where("membership.userId", "=", userId)
    .where("user.suspendedAt", "is", null)
    .where("workspace.deletedAt", "is", null)
    .where("workspace.suspendedAt", "is", null)
    .select("membership.workspaceId")
    .execute();
  return { userId, memberships };
}
