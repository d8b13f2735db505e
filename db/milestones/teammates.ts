import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Somebody who works in a studio, as far as their colleagues see them. */
export interface Teammate {
  userId: string;
  workspaceId: string;
  name: string;
  role: string;
  isAccountOwner: boolean;
  email: string;
}

/** Everybody who works in these workspaces, by name. */
export function listTeammates(db: Kysely<DB>, workspaceIds: readonly string[]): Promise<Teammate[]> {
  return db
    .selectFrom("membership")
    .innerJoin("user", "user.id", "membership.userId")
    .where("membership.workspaceId", "in", workspaceIds)
    .select([
      "membership.userId",
      "membership.workspaceId",
      "membership.role",
      "membership.isAccountOwner",
      "user.name",
      "user.email",
    ])
    .orderBy(sql`lower("user".name)`)
    .orderBy("user.id")
    .execute();
}
