import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Other tracks of the same workspace made from the very same file, oldest first; archived ones left out. */
export function listSameMasters(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<{ trackId: string; otherId: string }[]> {
  return db
    .selectFrom("track")
    .innerJoin("track as other", (join) =>
      join
        .onRef("other.workspaceId", "=", "track.workspaceId")
        .onRef("other.masterSha256", "=", "track.masterSha256")
        .onRef("other.id", "<>", "track.id"),
    )
    .select(["track.id as trackId", "other.id as otherId"])
    .where("track.id", "in", trackIds)
    .where("other.state", "<>", "archived")
    .orderBy("other.createdAt")
    .orderBy("other.id")
    .execute();
}
