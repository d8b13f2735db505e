import type { Tier } from "../billing/plans.ts";
import type { PlatformSettings } from "../platform/settings.ts";

/** A dollar in the smallest part that is counted. */
export const DOLLAR_MICROS = 1_000_000;

/** What the language model may cost a month, in micro-dollars, for a studio or a person of this plan. */
export function budgetMicros(settings: BudgetSettings, tier: Tier): number {
  const dollars = {
    free: settings.aiBudgetFree,
    trial: settings.aiBudgetTrial,
    pro: settings.aiBudgetPro,
    enterprise: settings.aiBudgetEnterprise,
  }[tier];
  return dollars * DOLLAR_MICROS;
}

type BudgetSettings = Pick<
  PlatformSettings,
  "aiBudgetEnterprise" | "aiBudgetFree" | "aiBudgetPro" | "aiBudgetTrial"
>;

/** What a number of tokens costs at a price in micro-dollars for a thousand; never less than it is. */
export function tokenMicros(tokens: number, price: number): number {
  return Math.ceil((tokens * price) / 1000);
}
