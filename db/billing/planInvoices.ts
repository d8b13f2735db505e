import { type Kysely, sql, type Transaction } from "kysely";
import type { PlanInvoice } from "../../domain/ledger/planPostings.ts";
import { minorText } from "../ledger/minorUnits.ts";
import { type DuePage, type DuePlace, longestDue } from "../longestDue.ts";
import type { DB } from "../tables.generated.ts";

/** A paid invoice, whose it is and what it is for. */
export interface PaidPlanInvoice extends PlanInvoice {
  userId: string;
  priceKey: string;
  paidAt: Date;
}

/** Keeps a paid invoice, of which nothing is earned yet; false where it is known. */
export async function insertPlanInvoice(
  trx: Transaction<DB>,
  { subscription, ...invoice }: PaidPlanInvoice,
): Promise<boolean> {
  const row = await trx
    .insertInto("planInvoice")
    .values({ ...invoice, subscriptionId: subscription, earnedMonths: 0 })
    .onConflict((c) => c.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Invoices of which another month is earned by now, those first that were paid first. */
export async function listInvoicesToEarn(db: Kysely<DB>, now: Date, page: DuePage): Promise<DuePlace[]> {
  const due = db
    .selectFrom("planInvoice")
    .whereRef("earnedMonths", "<", "months")
    .where(sql<boolean>`"paidAt" + make_interval(months => "earnedMonths") <= ${now}`);
  return longestDue(due, "paidAt", "id", page);
}

/** An invoice in the books, whose it is unless they were erased, and how many of its months are earned. */
export interface KeptPlanInvoice {
  invoice: PlanInvoice;
  userId: string | null;
  priceKey: string;
  earnedMonths: number;
  paidAt: Date;
}

/** One invoice, held until the end of the transaction. */
export async function lockPlanInvoice(
  trx: Transaction<DB>,
  id: string,
): Promise<KeptPlanInvoice | undefined> {
  const row = await trx
    .selectFrom("planInvoice")
    .select(["id", "subscriptionId", "currency", "country", "months", "earnedMonths", "paidAt"])
    .select(["userId", "priceKey"])
    .select([
      minorText("totalMinor").as("totalMinor"),
      minorText("taxMinor").as("taxMinor"),
      minorText("processorMinor").as("processorMinor"),
    ])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { earnedMonths, paidAt, userId, priceKey, subscriptionId: subscription, ...rest } = row;
  const { totalMinor, taxMinor, processorMinor } = rest;
  return {
    ...{ userId, priceKey, earnedMonths, paidAt },
    invoice: {
      ...rest,
      subscription,
      totalMinor: BigInt(totalMinor),
      taxMinor: BigInt(taxMinor),
      processorMinor: BigInt(processorMinor),
    },
  };
}

export async function setEarnedMonths(trx: Transaction<DB>, id: string, earnedMonths: number): Promise<void> {
  await trx.updateTable("planInvoice").set({ earnedMonths }).where("id", "=", id).execute();
}
