import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";

/** The payment provider's id of a person; null for who never came near a checkout. */
export async function findCustomer(db: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("paymentCustomer")
    .select("customerId")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.customerId ?? null;
}

/** Who the payment provider's customer is with us; null for nobody's. */
export async function findCustomersUser(db: Kysely<DB>, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom("paymentCustomer")
    .select("userId")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Keeps the provider's id of a person. Two who ask at once were given the same one. */
export async function keepCustomer(
  db: Kysely<DB>,
  row: { userId: string; customerId: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto("paymentCustomer")
    .values(row)
    .onConflict((c) => c.column("userId").doNothing())
    .execute();
}
