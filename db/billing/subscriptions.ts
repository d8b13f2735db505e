import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { SubscriptionKind } from "../../domain/billing/plans.ts";
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

/** Takes the next number for reading this subscription from the provider. */
export async function claimReading(db: Kysely<DB>, subscriptionId: string, now: Date): Promise<number> {
  const { lastClaim } = await db
    .insertInto("subscriptionReading")
    .values({ subscriptionId, lastClaim: 1, claimedAt: now })
    .onConflict((c) =>
      c.column("subscriptionId").doUpdateSet((eb) => ({
        lastClaim: eb("subscriptionReading.lastClaim", "+", 1),
        claimedAt: now,
      })),
    )
    .returning("lastClaim")
    .executeTakeFirstOrThrow();
  return lastClaim;
}

/** Whether nobody began reading the subscription later; holds that until the end of the transaction. */
export async function isLatestReading(
  trx: Transaction<DB>,
  subscriptionId: string,
  claim: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom("subscriptionReading")
    .select("lastClaim")
    .where("subscriptionId", "=", subscriptionId)
    .forUpdate()
    .executeTakeFirst();
  return row?.lastClaim === claim;
}

/** A person's record of one kind, held until the end of the transaction; undefined for people who never had one. */
export function lockSubscription(
  trx: Transaction<DB>,
  userId: string,
  kind: SubscriptionKind,
): Promise<SubscriptionRow | undefined> {
  return trx
    .selectFrom("subscription")
    .selectAll()
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .forUpdate()
    .executeTakeFirst();
}
