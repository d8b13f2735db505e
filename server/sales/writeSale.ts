import { newId } from "../../db/ids.ts";
import { listPostedKeys } from "../../db/ledger/postings.ts";
import { keepDifference } from "../../db/sales/differences.ts";
import { putDispute } from "../../db/sales/disputes.ts";
import { insertRefund, type RefundRow, updateRefund } from "../../db/sales/refunds.ts";
import { lockSale, type SaleRow, updateSale } from "../../db/sales/sales.ts";
import { settleSale } from "../../domain/ledger/settleSale.ts";
import type { Act } from "../acting/verb.ts";
import { verb } from "../acting/verb.ts";
import { log } from "../log.ts";
import type { ReadDispute } from "../payments/disputesOf.ts";
import { freezeShares } from "../splits/money/freezeShares.ts";
import { bookSale } from "./bookSale.ts";
import { fulfil, notifySellers } from "./fulfil.ts";
import { disputeNotice, refundFailedNotice, refundNotice } from "./letters.ts";
import { factsOf, findWholeSale, type WholeSale } from "./wholeSale.ts";

/** What the provider says of a sale at one moment. Amounts in minor units. */
export interface SaleReading {
  saleId: string;
  claim: number;
  session: {
    id: string;
    /** Whose the provider says that it is. */
    saleId: string | null;
    totalMinor: bigint;
    currency: string;
    state: "pending" | "paid" | "failed" | "expired";
  };
  payment: {
    paymentIntentId: string;
    chargeId: string;
    minor: bigint;
    currency: string;
    processorMinor: bigint | null;
    paidAt: Date;
    /** Evidence of where the buyer lives, ISO 3166. */
    cardCountry: string | null;
    billingCountry: string | null;
  } | null;
  refunds: readonly ReadRefund[];
  disputes: readonly ReadDispute[];
}

export interface ReadRefund {
  id: string;
  /** The row that asked for it; null for one that was made at the provider. */
  ownId: string | null;
  minor: bigint;
  /** When the money went; null while it has not. */
  refundedAt: Date | null;
  /** When it came back, because nobody could take it. */
  failedAt: Date | null;
  /** True where nothing will come of it any more. */
  isOver: boolean;
  problem: string | null;
}

/** Writes what was read, unless somebody began to read later: payment, refunds, disputes and the books, in one transaction. */
export const writeSale = verb("writeSale", {
  audit: "sale.sync",
  forVisitors: true,
  async run(act, reading: SaleReading) {
    const { trx, now } = act;
    const { saleId, claim, payment } = reading;
    const sale = await lockSale(trx, saleId);
    if (!sale || sale.readings !== claim) return act.unchanged({});
    if (!payment) {
      const { state } = reading.session;
      if (sale.state === state || sale.state === "paid" || state === "pending") return act.unchanged({});
      await updateSale(trx, saleId, { state });
      return act.done({}, { id: saleId, after: { state } });
    }
    const difference = differenceOf(sale, reading);
    if (difference) {
      log.error("sale-differs", { saleId, ...difference });
      const key = `sale:${saleId}:${payment.chargeId}`;
      const isNew = await keepDifference(
        trx,
        { key, kind: "otherAmount", about: saleId, details: difference },
        now,
      );
      return isNew
        ? act.done({}, { id: saleId, action: "sale.refuse", after: difference })
        : act.unchanged({});
    }
    const changes: string[] = [];
    if (sale.state !== "paid") {
      await fulfil(act, saleId, payment);
      changes.push("paid");
    } else if (sale.processorMinor === null && payment.processorMinor !== null) {
      const { processorMinor } = payment;
      await updateSale(trx, saleId, { processorMinor });
      const { row, lines } = (await findWholeSale(trx, saleId))!;
      await freezeShares(trx, { ...row, processorMinor, paidAt: row.paidAt! }, lines);
      changes.push("fee");
    }
    changes.push(...(await writeRefunds(act, saleId, reading.refunds)));
    changes.push(...(await writeDisputes(act, saleId, reading.disputes)));
    const posted = await post(act, saleId);
    if (changes.length === 0 && posted === 0) return act.unchanged({});
    return act.done({}, { id: saleId, after: { changes } });
  },
});

/** What is another than it was sold for; null where all is as it should be. */
function differenceOf(sale: SaleRow, { session, payment }: SaleReading): Record<string, string> | null {
  const isSame =
    session.saleId === sale.id &&
    session.currency === sale.currency &&
    payment!.currency === sale.currency &&
    session.totalMinor === sale.totalMinor &&
    payment!.minor === sale.totalMinor;
  if (isSame) return null;
  return {
    expected: `${sale.totalMinor} ${sale.currency}`,
    asked: `${session.totalMinor} ${session.currency}`,
    paid: `${payment!.minor} ${payment!.currency}`,
    charge: payment!.chargeId,
  };
}

async function writeRefunds(act: Act, saleId: string, read: readonly ReadRefund[]): Promise<string[]> {
  const whole = (await findWholeSale(act.trx, saleId))!;
  const changes: string[] = [];
  for (const refund of read.toReversed()) {
    const { id: providerId, ownId, refundedAt, failedAt, isOver, problem } = refund;
    const known =
      whole.refunds.find((each) => each.providerId === providerId) ??
      whole.refunds.find(({ id, providerId: of }) => id === ownId && of === null);
    const state = failedAt ? "failed" : refundedAt ? "succeeded" : isOver ? "refused" : "asked";
    if (known?.providerId === providerId && known.state === state) continue;
    if (known) await updateRefund(act.trx, known.id, { providerId, state, refundedAt, failedAt, problem });
    else
      await insertRefund(act.trx, {
        ...{ id: newId(), saleId, providerId, state, minor: refund.minor, lines: null, reason: null },
        ...{ askedById: null, createdAt: refundedAt ?? act.now, refundedAt, failedAt },
      });
    changes.push(`refund ${providerId} ${state}`);
    if (state !== "asked") await notifyOfRefund(act, whole, refund, state, known?.lines ?? null);
  }
  return changes;
}

async function notifyOfRefund(
  act: Act,
  { row, lines }: WholeSale,
  { id, minor, problem }: ReadRefund,
  state: "succeeded" | "failed" | "refused",
  of: RefundRow["lines"],
): Promise<void> {
  const meant = lines.filter((line) => !of || of.some(({ lineId }) => lineId === line.id));
  for (const [workspaceId, [first]] of Map.groupBy(meant, (line) => line.workspaceId)) {
    if (!workspaceId || !first) continue;
    const text =
      state === "succeeded"
        ? refundNotice(first.title, minor, row.currency)
        : refundFailedNotice(first.title, minor, row.currency, problem ?? "—");
    await notifySellers(act, workspaceId, `refund:${id}:${state}`, text, row.id);
  }
}

async function writeDisputes(act: Act, saleId: string, read: readonly ReadDispute[]): Promise<string[]> {
  const { row, lines, disputes } = (await findWholeSale(act.trx, saleId))!;
  const changes: string[] = [];
  for (const { closedAt, ...dispute } of read) {
    const known = disputes.find(({ id }) => id === dispute.id);
    if (known && (known.state === dispute.state || known.state !== "open")) continue;
    const isOpen = dispute.state === "open";
    await putDispute(act.trx, { ...dispute, saleId, closedAt: isOpen ? null : (closedAt ?? act.now) });
    changes.push(`dispute ${dispute.id} ${dispute.state}`);
    for (const [workspaceId, [first]] of Map.groupBy(lines, (line) => line.workspaceId))
      if (workspaceId && first)
        await notifySellers(
          act,
          workspaceId,
          `dispute:${dispute.id}:${dispute.state}`,
          disputeNotice(dispute.state, first.title, dispute.minor, row.currency),
          saleId,
        );
  }
  return changes;
}

/** Brings the books to what our rows say now; how many postings were missing. Nothing is posted before the fee is known. */
async function post(act: Act, saleId: string): Promise<number> {
  const whole = (await findWholeSale(act.trx, saleId))!;
  if (whole.row.processorMinor === null) return 0;
  return bookSale(act, await fitting(act, whole));
}

/**
 * A refund of single lines that does not fit any more, because the same money was given back at the provider meanwhile, counts for all
 * lines alike.
 */
async function fitting(act: Act, whole: WholeSale): Promise<WholeSale> {
  const posted = await listPostedKeys(act.trx, whole.row.id);
  try {
    settleSale(factsOf(whole), posted);
    return whole;
  } catch (error) {
    const late = whole.refunds.filter(
      ({ lines, providerId }) => lines && providerId && !posted.includes(`refund:${providerId}`),
    );
    if (!(error instanceof RangeError) || late.length === 0) throw error;
    for (const { id } of late) await updateRefund(act.trx, id, { lines: null });
    return (await findWholeSale(act.trx, whole.row.id))!;
  }
}
