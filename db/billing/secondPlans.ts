import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** A plan that somebody bought although they had one of its kind. */
export type SecondPlanRow = Selectable<DB["secondPlan"]>;

/** Notes that a plan is to be ended and given back; false where that is known. */
export async function insertSecondPlan(
  trx: Transaction<DB>,
  plan: Insertable<DB["secondPlan"]>,
): Promise<boolean> {
  const row = await trx
    .insertInto("secondPlan")
    .values(plan)
    .onConflict((c) => c.column("subscriptionId").doNothing())
    .returning("subscriptionId")
    .executeTakeFirst();
  return row !== undefined;
}

export function findSecondPlan(db: Kysely<DB>, subscriptionId: string): Promise<SecondPlanRow | undefined> {
  return db
    .selectFrom("secondPlan")
    .selectAll()
    .where("subscriptionId", "=", subscriptionId)
    .executeTakeFirst();
}

/** The same, held until the end of the transaction. */
export function lockSecondPlan(
  trx: Transaction<DB>,
  subscriptionId: string,
): Promise<SecondPlanRow | undefined> {
  return trx
    .selectFrom("secondPlan")
    .selectAll()
    .where("subscriptionId", "=", subscriptionId)
    .forUpdate()
    .executeTakeFirst();
}

/** Those that are not ended and given back yet, the oldest first. */
export async function listSecondPlansToEnd(db: Kysely<DB>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("secondPlan")
    .select("subscriptionId")
    .where("endedAt", "is", null)
    .orderBy("foundAt")
    .orderBy("subscriptionId")
    .limit(limit)
    .execute();
  return rows.map(({ subscriptionId }) => subscriptionId);
}

export async function markSecondPlanEnded(
  trx: Transaction<DB>,
  subscriptionId: string,
  endedAt: Date,
): Promise<void> {
  await trx.updateTable("secondPlan").set({ endedAt }).where("subscriptionId", "=", subscriptionId).execute();
}
