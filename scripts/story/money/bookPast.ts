import type { Transaction } from "kysely";
import { findPartyBalances } from "../../../db/ledger/balances.ts";
import { insertPayout, updatePayout } from "../../../db/payouts/payouts.ts";
import { insertRefund } from "../../../db/sales/refunds.ts";
import { insertSale, updateSale } from "../../../db/sales/sales.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import { payoutFailed, payoutPaid, payoutPending } from "../../../domain/ledger/payoutPostings.ts";
import { taxRule } from "../../../domain/taxes/rates.ts";
import { post } from "../../../server/ledger/post.ts";
import { bookSale, freeSale } from "../../../server/sales/bookSale.ts";
import { findWholeSale } from "../../../server/sales/wholeSale.ts";
import { freezeShares } from "../../../server/splits/money/freezeShares.ts";
import { personId, storyId } from "../storyId.ts";
import type { EarningStudio } from "./earners.ts";
import type { PastSale } from "./pastSales.ts";

/** A studio whose year it is, in the books and at the provider. */
export interface Earner {
  workspaceId: string;
  party: string;
  accountId: string;
  /** Whose studio it is, and what it is called. */
  owner: { name: string; fullName: string };
  studio: string;
  terms: EarningStudio;
}

const HOLD_DAYS = 7;
/** What the provider keeps of a card payment: 2.9 % and 0.30. */
export const PROCESSOR = { bps: 290n, fixed: 30n };
const MINIMUM_PAYOUT = 1000n;
/** Somebody bought the wrong version, and got it back the day after. */
const REFUNDED = 11;

/** Something that happened on a day of the past year. */
export interface PastEvent {
  at: Date;
  happens: (trx: Transaction<DB>) => Promise<unknown>;
}

/**
 * Posts a year: what people paid for their plans, of each studio every sale when it was paid, its money when the hold was over, a refund, and
 * a payout on the first of each month. By the code that real sales are posted by, and in the order of time, because the books only grow.
 */
export async function bookPast(
  trx: Transaction<DB>,
  years: readonly { earner: Earner; sales: readonly PastSale[] }[],
  plans: readonly PastEvent[],
  now: Date,
): Promise<void> {
  const events: PastEvent[] = [
    ...years.flatMap(({ earner, sales }) => [
      ...sales.flatMap((sale, at) => eventsOf(earner, sale, at === REFUNDED)),
      ...(sales[0] ? payouts(earner, sales[0].at, now) : []),
    ]),
    ...plans,
  ];
  events.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, happens } of events) if (at <= now) await happens(trx);
}

function eventsOf(
  { workspaceId, party, owner, terms }: Earner,
  sale: PastSale,
  isRefunded: boolean,
): PastEvent[] {
  const { name, at, ware, country, buyer } = sale;
  const [id, lineId] = [storyId(name, at), storyId(`line of ${name}`, at)];
  const releaseAt = daysLater(at, HOLD_DAYS);
  const totalMinor = ware.unitMinor + ware.shippingMinor;
  const processorMinor = (totalMinor * PROCESSOR.bps + 9_999n) / 10_000n + PROCESSOR.fixed;
  const tax = taxRule(country, ware.taxCategory);
  const whole = async (trx: Transaction<DB>) => (await findWholeSale(trx, id))!;
  const paid: PastEvent = {
    at,
    async happens(trx) {
      await insertSale(trx, {
        ...{ id, currency: terms.currency, country, locale: null, discounts: [], promoMinor: 0n },
        ...{ totalMinor, createdAt: at },
        buyerId: buyer && personId(buyer),
        buyerEmail: buyer ? null : `${name.replaceAll(" ", "-")}@buyers.example`,
        lines: [
          {
            ...{ id: lineId, subject: ware.subject, title: ware.title, workspaceId, sellerId: party },
            ...{ quantity: 1, unitMinor: ware.unitMinor, taxCategory: ware.taxCategory },
            ...{ shippingMinor: ware.shippingMinor, feeBps: 0, taxIncluded: tax.isIncluded },
            ...{ taxBps: tax.bps, taxShippingBps: tax.shippingBps },
          },
        ],
      });
      await updateSale(trx, id, { state: "paid", paidAt: at, processorMinor });
      const { row, lines } = await whole(trx);
      await freezeShares(trx, { ...row, processorMinor, paidAt: at }, lines);
      await bookSale({ trx, now: at }, await whole(trx));
    },
  };
  const freed: PastEvent = {
    at: releaseAt,
    happens: async (trx) => freeSale({ trx, now: releaseAt }, await whole(trx)),
  };
  const refundedAt = daysLater(at, 1);
  const refunded: PastEvent = {
    at: refundedAt,
    async happens(trx) {
      await insertRefund(trx, {
        ...{ id: storyId(`refund of ${name}`, refundedAt), saleId: id, state: "succeeded" },
        ...{ minor: totalMinor, lines: [{ lineId, minor: totalMinor }], reason: "requested" },
        ...{ providerId: `re_${name.replaceAll(" ", "_")}`, askedById: personId(owner.name) },
        ...{ createdAt: refundedAt, refundedAt, failedAt: null },
      });
      await bookSale({ trx, now: refundedAt }, await whole(trx));
    },
  };
  return isRefunded ? [paid, refunded, freed] : [paid, freed];
}

function payouts({ party, accountId, owner, terms }: Earner, from: Date, now: Date): PastEvent[] {
  const months = [...Array(12).keys()].map(
    (month) => new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1 + month, 1, 9)),
  );
  const { currency, failedPayout } = terms;
  let made = 0;
  return months
    .filter((at) => daysLater(at, 3) <= now)
    .map((at) => ({
      at,
      async happens(trx) {
        const balances = await findPartyBalances(trx, party);
        const minor = balances.find((balance) => balance.currency === currency)?.available ?? 0n;
        if (minor < MINIMUM_PAYOUT) return;
        const payout = { id: storyId(`payout of ${owner.name}`, at), party, currency, minor };
        const { party: partyId, ...row } = payout;
        await post({ trx, now: at }, payoutPending(payout));
        await insertPayout(trx, { ...row, partyId, accountId, createdAt: at });
        const endedAt = daysLater(at, 2);
        const isFailed = made++ === failedPayout;
        await post({ trx, now: endedAt }, isFailed ? payoutFailed(payout) : payoutPaid(payout));
        await updatePayout(trx, payout.id, {
          ...{ state: isFailed ? "failed" : "paid", failureCode: isFailed ? "account_closed" : null },
          ...{ changedAt: endedAt, arrivesAt: endedAt },
        });
      },
    }));
}

function daysLater(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}
