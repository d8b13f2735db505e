import { text } from "../words/refusal.ts";
/** What one plan costs, in minor units of `currency` (SPEC.md section 9; fan plan: DECISIONS.md, numbers). */
export interface PlanPrice {
  monthlyMinor: number;
  yearlyMinor: number;
  currency: "USD";
}

export const PRO_PRICE: PlanPrice = { monthlyMinor: 5999, yearlyMinor: 57590, currency: "USD" };
export const LABEL_PRICE: PlanPrice = { monthlyMinor: 24999, yearlyMinor: 239990, currency: "USD" };
export const FAN_PRO_PRICE: PlanPrice = { monthlyMinor: 499, yearlyMinor: 4990, currency: "USD" };

/** Printed beside the yearly prices to the letter, although the arithmetic says 20 % (DECISIONS.md 8). */
export const YEARLY_SAVING = text("billing.yearlySaving");
