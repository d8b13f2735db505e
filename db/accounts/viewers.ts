import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { compiledOnce } from "../compiledOnce.ts";
import type { DB } from "../tables.generated.ts";

export type ViewerRow = NonNullable<Awaited<ReturnType<typeof findViewer>>>;

/**
 * Everything a request needs to know about the holder of a session, in one statement. Undefined once it has expired, or once
 * the person is suspended; a suspended or deleted workspace is not among those they belong to. The first is the current one.
 */
export async function findViewer(db: Kysely<DB>, sessionToken: string, now: Date) {
  const [viewer] = await viewersOfSession(db, sessionToken, now);
  return viewer;
}

/** The same by the session's id, for somebody who is already known and may have changed meanwhile. */
export function findViewerOfSession(
  db: Kysely<DB>,
  sessionId: string,
  now: Date,
): Promise<ViewerRow | undefined> {
  return viewers(db)
    .where("session.id", "=", sessionId)
    .where("session.expiresAt", ">", now)
    .executeTakeFirst();
}

const viewersOfSession = compiledOnce((db, sessionToken: string, now: Date) =>
  viewers(db).where("session.token", "=", sessionToken).where("session.expiresAt", ">", now),
);

function viewers(db: Kysely<DB>) {
  return (
    db
      .selectFrom("session")
      .innerJoin("user", "user.id", "session.userId")
      .leftJoin("subscription as paid", (join) =>
        join.onRef("paid.userId", "=", "user.id").on("paid.kind", "=", sql.lit("studio")),
      )
      .leftJoin("subscription as fanPlan", (join) =>
        join.onRef("fanPlan.userId", "=", "user.id").on("fanPlan.kind", "=", sql.lit("fan")),
      )
      // Where the person works now, among the places they belong to.
      .leftJoin("preference", (join) =>
        join
          .onRef("preference.userId", "=", "user.id")
          .on("preference.key", "=", sql.lit("currentWorkspace")),
      )
      .where("user.suspendedAt", "is", null)
      .select([
        "session.id as sessionId",
        "session.expiresAt as sessionExpiresAt",
        "session.updatedAt as sessionSeenAt",
        "user.id as userId",
        "user.email",
        "user.emailVerified as isEmailProven",
        "user.twoFactorEnabled as hasSecondFactor",
        "user.name as fullName",
        "user.stageName",
        "user.role",
        "user.capabilities",
        "user.userTier",
        "user.trialEndsAt",
        "user.convertedFromFan",
        "user.conversionDate",
        "user.onboardingCompleted",
        "user.onboardingStep",
        "paid.status as subscriptionStatus",
        "paid.priceKey as subscriptionPriceKey",
        "fanPlan.status as fanPlanStatus",
        "fanPlan.priceKey as fanPlanPriceKey",
      ])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom("membership")
            .innerJoin("workspace", "workspace.id", "membership.workspaceId")
            .whereRef("membership.userId", "=", "user.id")
            .where("workspace.suspendedAt", "is", null)
            .where("workspace.deletedAt", "is", null)
            .select(["membership.role", "membership.isAccountOwner"])
            // The whole row: every signed-in screen shows the workspace, and asks no second time.
            .select(({ fn }) => fn.toJson("workspace").as("workspace"))
            // Whose plan the workspace is on.
            .select((eb) =>
              jsonObjectFrom(
                eb
                  .selectFrom("user as owner")
                  .leftJoin("subscription as paid", (join) =>
                    join.onRef("paid.userId", "=", "owner.id").on("paid.kind", "=", sql.lit("studio")),
                  )
                  .whereRef("owner.id", "=", "workspace.ownerId")
                  .select(["owner.id", "owner.name as fullName", "owner.userTier", "owner.trialEndsAt"])
                  .select(["paid.status as subscriptionStatus", "paid.priceKey as subscriptionPriceKey"]),
              ).as("owner"),
            )
            .orderBy(CHOSEN_FIRST)
            .orderBy("membership.createdAt"),
        ).as("memberships"),
      )
  );
}

const CHOSEN_FIRST = sql`("membership"."workspaceId"::text is not distinct from "preference"."value" #>> '{}') desc`;
