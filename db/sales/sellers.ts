import { type Kysely, sql } from "kysely";
import type { Subject } from "../../domain/sales/subjects.ts";
import type { DB } from "../tables.generated.ts";

/** A thing that can be sold: what it is called and whose it is. Undefined for what is not there, or not any more. */
export async function findSubject(
  db: Kysely<DB>,
  { kind, id }: Subject,
): Promise<{ title: string; workspaceId: string } | undefined> {
  const found = db
    .selectFrom("workspace")
    .where("workspace.deletedAt", "is", null)
    .where("workspace.suspendedAt", "is", null);
  if (kind === "track")
    return found
      .innerJoin("track", "track.workspaceId", "workspace.id")
      .select(["track.title", "track.workspaceId"])
      .where("track.id", "=", id)
      .executeTakeFirst();
  return found
    .innerJoin("release", "release.workspaceId", "workspace.id")
    .select(["release.title", "release.workspaceId"])
    .where("release.id", "=", id)
    .executeTakeFirst();
}

/** What decides the plan of a studio: the record of its owner, and what the administration gave it. */
export function findStudioPlan(db: Kysely<DB>, workspaceId: string) {
  return db
    .selectFrom("workspace")
    .innerJoin("user as owner", "owner.id", "workspace.ownerId")
    .leftJoin("subscription as paid", (join) =>
      join.onRef("paid.userId", "=", "owner.id").on("paid.kind", "=", sql.lit("studio")),
    )
    .where("workspace.id", "=", workspaceId)
    .select([
      "owner.userTier",
      "owner.trialEndsAt",
      "paid.status as subscriptionStatus",
      "paid.priceKey as subscriptionPriceKey",
      "workspace.subscriptionTier as workspaceTier",
    ])
    .executeTakeFirst();
}

/** Those who answer for the money of a studio. */
export async function listOwnerIds(db: Kysely<DB>, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("membership")
    .select("userId")
    .where("workspaceId", "=", workspaceId)
    .where("isAccountOwner", "=", true)
    .orderBy("userId")
    .execute();
  return rows.map(({ userId }) => userId);
}
