import { impersonal, type TablePlans } from "../privacy/plans.ts";

export const paymentsTables = {
  stripeEvent: impersonal("Ids of the payment provider: what they are about stands with whom it concerns."),
} satisfies TablePlans;
