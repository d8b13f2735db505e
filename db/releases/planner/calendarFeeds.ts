import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "../../tables.generated.ts";

export interface CalendarFeedRow {
  createdAt: Date;
  /** When a calendar read it last, to the hour; null until one did. */
  readAt: Date | null;
}

/** The address that a person has for a studio's plan; undefined when they have none. */
export function findCalendarFeed(
  db: Kysely<DB>,
  userId: string,
  workspaceId: string,
): Promise<CalendarFeedRow | undefined> {
  return db
    .selectFrom("calendarFeed")
    .select(["createdAt", "readAt"])
    .where("userId", "=", userId)
    .where("workspaceId", "=", workspaceId)
    .executeTakeFirst();
}

/** Puts a new address in the place of the one before, which is nobody's from then on. */
export async function putCalendarFeed(
  trx: Transaction<DB>,
  feed: Insertable<DB["calendarFeed"]>,
): Promise<void> {
  const { tokenHash, createdAt } = feed;
  await trx
    .insertInto("calendarFeed")
    .values(feed)
    .onConflict((oc) =>
      oc.columns(["userId", "workspaceId"]).doUpdateSet({ tokenHash, createdAt, readAt: null }),
    )
    .execute();
}

/** True when there was one. */
export async function deleteCalendarFeed(
  trx: Transaction<DB>,
  userId: string,
  workspaceId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("calendarFeed")
    .where("userId", "=", userId)
    .where("workspaceId", "=", workspaceId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Whose address this is, with what decides the plan of the studio, by the hash of its secret. Nobody's once the person has left the
 * studio or was suspended, or the studio was: their address is then as one that never was.
 */
export function holderOfFeed(db: Kysely<DB>, tokenHash: string) {
  return db
    .selectFrom("calendarFeed")
    .innerJoin("user", "user.id", "calendarFeed.userId")
    .innerJoin("workspace", "workspace.id", "calendarFeed.workspaceId")
    .innerJoin("membership", (join) =>
      join
        .onRef("membership.userId", "=", "calendarFeed.userId")
        .onRef("membership.workspaceId", "=", "calendarFeed.workspaceId"),
    )
    .innerJoin("user as owner", "owner.id", "workspace.ownerId")
    .leftJoin("subscription as paid", (join) =>
      join.onRef("paid.userId", "=", "owner.id").on("paid.kind", "=", sql.lit("studio")),
    )
    .leftJoin("preference", (join) =>
      join.onRef("preference.userId", "=", "user.id").on("preference.key", "=", "locale"),
    )
    .where("calendarFeed.tokenHash", "=", tokenHash)
    .where("user.suspendedAt", "is", null)
    .where("workspace.suspendedAt", "is", null)
    .where("workspace.deletedAt", "is", null)
    .select([
      "calendarFeed.id",
      "calendarFeed.readAt",
      "user.role",
      "owner.userTier",
      "owner.trialEndsAt",
      "paid.status as subscriptionStatus",
      "paid.priceKey as subscriptionPriceKey",
      "workspace.id as workspaceId",
      "workspace.name as workspaceName",
      "workspace.timezone",
      "workspace.subscriptionTier as workspaceTier",
      "preference.value as locale",
    ])
    .executeTakeFirst();
}

export async function markFeedRead(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db.updateTable("calendarFeed").set({ readAt: now }).where("id", "=", id).execute();
}
