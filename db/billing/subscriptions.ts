import type { Insertable, Kysely, Selectable } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type SubscriptionRow = Selectable<DB["subscription"]>;

/** All of a person's records, ended or not: at most one of each kind, the studio's first. */
export function listSubscriptions(db: Kysely<DB>, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom("subscription")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("kind", "desc")
    .execute();
}

/** Writes what the payment provider says now over what it said before. */
export function upsertSubscription(
  db: Kysely<DB>,
  subscription: Omit<Insertable<DB["subscription"]>, "id" | "createdAt" | "updatedAt">,
  now: Date,
): Promise<SubscriptionRow> {
  return db
    .insertInto("subscription")
    .values({ id: newId(), ...subscription, createdAt: now, updatedAt: now })
    .onConflict((c) => c.columns(["userId", "kind"]).doUpdateSet({ ...subscription, updatedAt: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
