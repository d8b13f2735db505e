import type { Kysely, Transaction } from "kysely";
import type { PlanRefund } from "../../domain/ledger/planRefundPostings.ts";
import { minorText } from "../ledger/minorUnits.ts";
import type { DB } from "../tables.generated.ts";

/** A refund that is in the books, and whether its money came back. */
export interface KeptPlanRefund extends PlanRefund {
  failedAt: Date | null;
}

/** What was given back of an invoice, in the order in which it was. */
export async function listPlanRefunds(db: Kysely<DB>, invoiceId: string): Promise<KeptPlanRefund[]> {
  const rows = await db
    .selectFrom("planRefund")
    .select(["id", "failedAt"])
    .select([
      minorText("minor").as("minor"),
      minorText("taxMinor").as("taxMinor"),
      minorText("deferredMinor").as("deferredMinor"),
    ])
    .where("invoiceId", "=", invoiceId)
    .orderBy("refundedAt")
    .orderBy("id")
    .execute();
  return rows.map(({ minor, taxMinor, deferredMinor, ...row }) => ({
    ...row,
    minor: BigInt(minor),
    taxMinor: BigInt(taxMinor),
    deferredMinor: BigInt(deferredMinor),
  }));
}

export async function insertPlanRefund(
  trx: Transaction<DB>,
  invoiceId: string,
  refund: PlanRefund,
  refundedAt: Date,
): Promise<void> {
  await trx
    .insertInto("planRefund")
    .values({ ...refund, invoiceId, refundedAt })
    .execute();
}

export async function markPlanRefundFailed(trx: Transaction<DB>, id: string, failedAt: Date): Promise<void> {
  await trx.updateTable("planRefund").set({ failedAt }).where("id", "=", id).execute();
}
