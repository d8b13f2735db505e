import { type Problem, problem } from "../words/refusal.ts";
import { isYear } from "./years.ts";

export const ACCOUNTANT_DAYS = [7, 30, 90] as const;
export const MAX_ACCOUNTANT_NAME = 100;
/** So many links of a studio may be open at once. */
export const MAX_ACCOUNTANT_LINKS = 20;
export const MAX_ACCOUNTANT_YEARS = 10;
/** How long links that are over stay in the list. */
export const SHOWN_AFTER_END_DAYS = 90;

export const ACCOUNTANT_LINK_STATES = ["open", "expired", "ended"] as const;
export type AccountantLinkState = (typeof ACCOUNTANT_LINK_STATES)[number];

export interface AccountantWish {
  name: string;
  years: readonly number[];
  days: number;
}

/** What is wrong with a link that somebody wants to give to their accountant. */
export function accountantProblem({
  name,
  years,
  days,
}: AccountantWish): Problem<keyof AccountantWish> | null {
  if (name.trim() === "" || name.trim().length > MAX_ACCOUNTANT_NAME)
    return problem("name", "taxes.accountantNameWrong", { max: MAX_ACCOUNTANT_NAME });
  if (years.length === 0 || years.length > MAX_ACCOUNTANT_YEARS || !years.every(isYear))
    return problem("years", "taxes.accountantYearsWrong");
  if (!ACCOUNTANT_DAYS.some((each) => each === days)) return problem("days", "taxes.accountantDaysWrong");
  return null;
}

export function accountantLinkState(
  { expiresAt, endedAt }: { expiresAt: Date; endedAt: Date | null },
  now: Date,
): AccountantLinkState {
  if (endedAt) return "ended";
  return expiresAt > now ? "open" : "expired";
}
