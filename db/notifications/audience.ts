import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

export type AudiencePerson = Awaited<ReturnType<typeof listAudience>>[number];

/**
 * Some of everybody, in the order of their ids, with what decides the plan that counts. Suspended people are left out: they
 * can read nothing.
 */
export function listAudience(db: Kysely<DB>, afterId: string | null, limit: number) {
  return db
    .selectFrom("user")
    .leftJoin("subscription as paid", (join) =>
      join.onRef("paid.userId", "=", "user.id").on("paid.kind", "=", sql.lit("studio")),
    )
    .leftJoin("subscription as fanPlan", (join) =>
      join.onRef("fanPlan.userId", "=", "user.id").on("fanPlan.kind", "=", sql.lit("fan")),
    )
    .where("user.suspendedAt", "is", null)
    .$if(afterId !== null, (query) => query.where("user.id", ">", afterId!))
    .orderBy("user.id")
    .limit(limit)
    .select([
      "user.id",
      "user.emailVerified",
      "user.role",
      "user.userTier",
      "user.trialEndsAt",
      "paid.status as subscriptionStatus",
      "paid.priceKey as subscriptionPriceKey",
      "fanPlan.status as fanPlanStatus",
      "fanPlan.priceKey as fanPlanPriceKey",
    ])
    .select((eb) =>
      eb
        .selectFrom("membership")
        .innerJoin("workspace", "workspace.id", "membership.workspaceId")
        .whereRef("membership.userId", "=", "user.id")
        .where("workspace.suspendedAt", "is", null)
        .orderBy("membership.createdAt")
        .limit(1)
        .select("workspace.subscriptionTier")
        .as("workspaceTier"),
    )
    .execute();
}

/** What these people chose about news, as listPreferences answers it; nobody else's choices are read. */
export function listNewsChoices(db: Kysely<DB>, userIds: readonly string[]) {
  return db
    .selectFrom("preference")
    .selectAll()
    .where("userId", "in", userIds)
    .where("key", "in", ["notifications", "marketingConsent"])
    .execute();
}
