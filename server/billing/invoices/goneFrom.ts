import type { Kysely } from "kysely";
import { listPlanDisputes } from "../../../db/billing/planDisputes.ts";
import { listPlanRefunds } from "../../../db/billing/planRefunds.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { PlanRefund } from "../../../domain/ledger/planRefundPostings.ts";

/** What left an invoice for good: given back and taken, or lost to a bank. */
export async function goneFrom(db: Kysely<DB>, invoiceId: string): Promise<PlanRefund[]> {
  const refunds = await listPlanRefunds(db, invoiceId);
  const disputes = await listPlanDisputes(db, invoiceId);
  return [
    ...refunds.filter(({ failedAt }) => failedAt === null),
    ...disputes.flatMap(({ lost }) => lost ?? []),
  ];
}
