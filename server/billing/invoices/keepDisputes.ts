import { listPlanDisputes, putPlanDispute } from "../../../db/billing/planDisputes.ts";
import type { KeptPlanInvoice } from "../../../db/billing/planInvoices.ts";
import {
  planDisputeLostPosting,
  planDisputeOpenedPosting,
  planDisputeWonPosting,
} from "../../../domain/ledger/planDisputePostings.ts";
import { planRefundOf } from "../../../domain/ledger/planRefundPostings.ts";
import type { Act, AuditLine } from "../../acting/verb.ts";
import { post } from "../../ledger/post.ts";
import type { ReadDispute } from "../../payments/disputesOf.ts";
import { goneFrom } from "./goneFrom.ts";

/** Under the lock of the invoice: what banks took of it, and what they decided, each posted once. What is decided stays so. */
export async function keepDisputes(
  act: Act,
  { invoice, earnedMonths, userId }: KeptPlanInvoice,
  told: readonly ReadDispute[],
): Promise<AuditLine[]> {
  const known = new Map((await listPlanDisputes(act.trx, invoice.id)).map((each) => [each.id, each]));
  const about = userId ? { id: userId, entity: "user" } : { id: invoice.subscription };
  const lines: AuditLine[] = [];
  for (const dispute of told.toSorted((a, b) => +a.openedAt - +b.openedAt || (a.id < b.id ? -1 : 1))) {
    const { id, minor, state, closedAt } = dispute;
    const before = known.get(id)?.state;
    if (before === state || (before && before !== "open")) continue;
    const lost =
      state === "lost"
        ? planRefundOf({ invoice, earnedMonths, refunds: await goneFrom(act.trx, invoice.id) }, id, minor)
        : null;
    const postings = [
      before ? null : planDisputeOpenedPosting(invoice, dispute),
      state === "won" ? planDisputeWonPosting(invoice, dispute) : null,
      lost && planDisputeLostPosting(invoice, lost),
    ];
    await post(act, ...postings.filter((each) => each !== null));
    await putPlanDispute(act.trx, {
      ...dispute,
      invoiceId: invoice.id,
      closedAt: state === "open" ? null : (closedAt ?? act.now),
      taxMinor: lost?.taxMinor ?? null,
      deferredMinor: lost?.deferredMinor ?? null,
    });
    const after = { disputeId: id, state, minor: String(minor), currency: invoice.currency };
    lines.push({ ...about, action: "subscription.dispute", after });
  }
  return lines;
}
