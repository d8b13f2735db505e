import type { SubscriptionStatus } from "../../domain/billing/plans.ts";
import type { PriceKey } from "../../domain/billing/priceTiers.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { notice } from "../../domain/notifications/notice.ts";
import type { NoticeText } from "../../domain/notifications/notification.ts";
import { text } from "../../domain/words/refusal.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";
import { planNamed } from "./planNamed.ts";

/** What a person is written when their plan came into this state; null where the screen says enough. */
export function planLetter(
  status: SubscriptionStatus,
  priceKey: PriceKey,
  publicUrl: string,
): { words: Words } | null {
  const plan = planNamed(priceKey);
  const link = `${publicUrl}/subscription`;
  if (status === "past_due")
    return wordsOf(
      text("billing.paymentFailedSubject", { plan }),
      text("billing.paymentFailedBody", { plan, link }),
    );
  if (status === "canceled")
    return wordsOf(text("billing.planEndedSubject", { plan }), text("billing.planEndedBody", { plan, link }));
  return null;
}

/** What an artist is written shortly before the trial ends, and when it has. */
export function trialLetter(endsAt: Date, isOver: boolean, publicUrl: string): { words: Words } {
  const link = `${publicUrl}/subscription`;
  const at = endsAt.toISOString();
  return isOver
    ? wordsOf(text("billing.trialOverSubject"), text("billing.trialOverBody", { link }))
    : wordsOf(text("billing.trialEndsSubject", { at }), text("billing.trialEndsBody", { at, link }));
}

/** A plan that was ended because its person had one of the kind, and what of it was given back, in minor units. */
interface SecondPlan {
  priceKey: string;
  keptPriceKey: string;
  minor: bigint;
  currency: string;
}

/** To whoever bought two plans at once. */
export function secondPlanLetter(
  { priceKey, keptPriceKey, minor, currency }: SecondPlan,
  publicUrl: string,
): { words: Words } {
  const plans = {
    plan: planNamed(priceKey),
    kept: planNamed(keptPriceKey),
    link: `${publicUrl}/subscription`,
  };
  return wordsOf(text("billing.secondPlanSubject"), (locale) =>
    minor === 0n
      ? text("billing.secondPlanFreeBody", plans)
      : text("billing.secondPlanBody", { ...plans, amount: formatMoney(minor, currency, locale) }),
  );
}

export function secondPlanNotice({ keptPriceKey, minor, currency }: SecondPlan): NoticeText {
  const kept = planNamed(keptPriceKey);
  return notice(text("billing.secondPlanTitle"), (locale) =>
    minor === 0n
      ? text("billing.secondPlanFreeNotice", { kept })
      : text("billing.secondPlanNotice", { kept, amount: formatMoney(minor, currency, locale) }),
  );
}

/** What was given back of a plan and could not be taken, in minor units. */
interface RefundBack {
  priceKey: string;
  minor: bigint;
  currency: string;
}

export function refundBackLetter(
  { priceKey, minor, currency }: RefundBack,
  publicUrl: string,
): { words: Words } {
  const given = { plan: planNamed(priceKey), link: `${publicUrl}/subscription` };
  return wordsOf(text("billing.refundBackSubject", given), (locale) =>
    text("billing.refundBackBody", { ...given, amount: formatMoney(minor, currency, locale) }),
  );
}

export function refundBackNotice({ priceKey, minor, currency }: RefundBack): NoticeText {
  const plan = planNamed(priceKey);
  return notice(text("billing.refundBackTitle"), (locale) =>
    text("billing.refundBackNotice", { plan, amount: formatMoney(minor, currency, locale) }),
  );
}
