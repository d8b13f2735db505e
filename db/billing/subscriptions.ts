import type { Insertable, Kysely, Selectable } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type SubscriptionRow = Selectable<DB["subscription"]>;

/** The one subscription record of a person, ended or not; undefined for people who never had one. */
export function findSubscription(db: Kysely<DB>, userId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom("subscription").selectAll().where("userId", "=", userId).executeTakeFirst();
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
    .onConflict((c) => c.column("userId").doUpdateSet({ ...subscription, updatedAt: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
