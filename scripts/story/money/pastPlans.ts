import { insertPlanInvoice, setEarnedMonths } from "../../../db/billing/planInvoices.ts";
import { upsertSubscription } from "../../../db/billing/subscriptions.ts";
import { MONTHS, offerOfPrice } from "../../../domain/billing/offers.ts";
import { kindOfPrice, type PriceKey } from "../../../domain/billing/priceTiers.ts";
import { DAY_MS, monthsAfter } from "../../../domain/duration.ts";
import { planEarnedPostings, planInvoicePosting } from "../../../domain/ledger/planPostings.ts";
import { post } from "../../../server/ledger/post.ts";
import { PRICE_OF } from "../accounts.ts";
import { DEMO_ACCOUNTS } from "../people.ts";
import { personId } from "../storyId.ts";
import { type PastEvent, PROCESSOR } from "./bookPast.ts";

interface PastPlan {
  account: string;
  /** How many months ago the first invoice was paid, and the last one: that of today comes from the provider (payPlans.ts). */
  from: number;
  to: number;
  /** The invoice, by months ago, whose card failed: it was paid when it was tried again, three days later. */
  failed?: number;
}

const PLANS: readonly PastPlan[] = [
  { account: "label", from: 12, to: 12 },
  { account: "artist", from: 11, to: 1 },
  { account: "owner", from: 11, to: 1 },
  { account: "fanpro", from: 11, to: 1 },
  { account: "dual", from: 9, to: 1, failed: 4 },
  { account: "collector", from: 7, to: 1 },
  { account: "manager", from: 6, to: 1 },
  { account: "admin", from: 4, to: 1 },
];

/** A fan who paid for some months, and does no more. */
const ENDED = {
  account: "educator",
  from: 8,
  to: 4,
  priceKey: "fan_pro_monthly",
  subscription: "sub_story_educator",
} as const;

const TRIED_AGAIN_MS = 3 * DAY_MS;
/** Nobody of the story gave a country for the plan: no tax. */
const NOWHERE = "ZZ";

/** What the people of the story paid for their plans in the year before today: each invoice when it was paid, each month when it was earned. */
export function pastPlans(now: Date): PastEvent[] {
  return [
    ...PLANS.flatMap(({ account, from, to, failed }) => {
      const { userTier } = DEMO_ACCOUNTS.find(({ name }) => name === account)!;
      const priceKey = PRICE_OF[userTier!]!;
      return everyMonth(from, to).flatMap((ago) =>
        invoice(account, priceKey, monthsAfter(now, -ago), ago === failed ? TRIED_AGAIN_MS : 0),
      );
    }),
    ...everyMonth(ENDED.from, ENDED.to).flatMap((ago) =>
      invoice(ENDED.account, ENDED.priceKey, monthsAfter(now, -ago)),
    ),
    ended(now),
  ];
}

function everyMonth(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, place) => from - place);
}

function invoice(account: string, priceKey: PriceKey, dueAt: Date, lateMs = 0): PastEvent[] {
  const { amountMinor, currency, interval } = offerOfPrice(priceKey)!;
  const at = new Date(dueAt.getTime() + lateMs);
  const totalMinor = BigInt(amountMinor);
  const paid = {
    id: `in_story_${account}_${dueAt.toISOString().slice(0, 10)}`,
    ...{ subscription: `sub_story_${account}`, currency, country: NOWHERE, totalMinor, taxMinor: 0n },
    processorMinor: (totalMinor * PROCESSOR.bps + 9_999n) / 10_000n + PROCESSOR.fixed,
    months: MONTHS[interval],
  };
  const bought: PastEvent = {
    at,
    async happens(trx) {
      await insertPlanInvoice(trx, { ...paid, userId: personId(account), priceKey, paidAt: at });
      await post({ trx, now: at }, planInvoicePosting(paid)!);
      if (paid.months === 1) await setEarnedMonths(trx, paid.id, 1);
    },
  };
  const earned = planEarnedPostings(paid).map((posting, month): PastEvent => {
    const earnedAt = monthsAfter(at, month);
    return {
      at: earnedAt,
      async happens(trx) {
        await post({ trx, now: earnedAt }, posting);
        await setEarnedMonths(trx, paid.id, month + 1);
      },
    };
  });
  return [bought, ...earned];
}

/** The record of the plan that ended, as the provider's last word left it. */
function ended(now: Date): PastEvent {
  const { account, to, priceKey, subscription: subscriptionId } = ENDED;
  const at = monthsAfter(now, 1 - to);
  return {
    at,
    happens: (trx) =>
      upsertSubscription(
        trx,
        {
          ...{ userId: personId(account), kind: kindOfPrice(priceKey), status: "canceled", priceKey },
          ...{ subscriptionId, currentPeriodStart: monthsAfter(now, -to), currentPeriodEnd: at },
          ...{ paymentMethodBrand: "visa", paymentMethodLast4: "4242" },
        },
        at,
      ),
  };
}
