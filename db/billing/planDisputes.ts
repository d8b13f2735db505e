import type { Insertable, Kysely, Transaction } from "kysely";
import type { PlanDispute } from "../../domain/ledger/planDisputePostings.ts";
import type { PlanRefund } from "../../domain/ledger/planRefundPostings.ts";
import { minorText } from "../ledger/minorUnits.ts";
import type { DisputeState } from "../sales/disputes.ts";
import type { DB } from "../tables.generated.ts";

/** A dispute that is in the books. */
export interface KeptPlanDispute extends PlanDispute {
  state: DisputeState;
  /** From which parts of the invoice it is gone; null unless it was lost. */
  lost: PlanRefund | null;
}

/** Disputes of an invoice that took money, the first first. */
export async function listPlanDisputes(db: Kysely<DB>, invoiceId: string): Promise<KeptPlanDispute[]> {
  const rows = await db
    .selectFrom("planDispute")
    .select(["id", "state"])
    .select([
      minorText("minor").as("minor"),
      minorText("feeMinor").as("feeMinor"),
      minorText("taxMinor").as("taxMinor"),
      minorText("deferredMinor").as("deferredMinor"),
    ])
    .where("invoiceId", "=", invoiceId)
    .orderBy("openedAt")
    .orderBy("id")
    .execute();
  return rows.map(({ id, state, taxMinor, deferredMinor, ...row }) => {
    const [minor, feeMinor] = [BigInt(row.minor), BigInt(row.feeMinor)];
    const lost =
      state === "lost"
        ? { id, minor, taxMinor: BigInt(taxMinor), deferredMinor: BigInt(deferredMinor) }
        : null;
    return { id, state: state as DisputeState, minor, feeMinor, lost };
  });
}

/** Keeps a dispute, or what became of it. */
export async function putPlanDispute(
  trx: Transaction<DB>,
  dispute: Insertable<DB["planDispute"]>,
): Promise<void> {
  const { state, closedAt = null, taxMinor = null, deferredMinor = null } = dispute;
  await trx
    .insertInto("planDispute")
    .values(dispute)
    .onConflict((c) => c.column("id").doUpdateSet({ state, closedAt, taxMinor, deferredMinor }))
    .execute();
}
