import { offerOfPrice } from "../../domain/billing/offers.ts";
import type { SubscriptionStatus } from "../../domain/billing/plans.ts";
import type { PriceKey } from "../../domain/billing/priceTiers.ts";
import { text } from "../../domain/words/refusal.ts";
import { wordsOf } from "../providers/mail/wordsOf.ts";
import type { Words } from "../providers/mail.ts";

/** What a person is written when their plan came into this state; null where the screen says enough. */
export function planLetter(
  status: SubscriptionStatus,
  priceKey: PriceKey,
  publicUrl: string,
): { words: Words } | null {
  const plan = nameOf(priceKey);
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

/** The names of the plans are the same in all languages. */
function nameOf(priceKey: PriceKey): string {
  switch (offerOfPrice(priceKey)?.name) {
    case "fanPro":
      return "Fan Pro";
    case "label":
      return "Indee Label";
    case "pro":
      return "Pro Artist";
    default:
      return "Starter";
  }
}
