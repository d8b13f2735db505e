import { isEmail } from "../accounts/registration.ts";
import { WHOLE_BPS } from "../money/rates.ts";
import { isDay } from "../releases/localTime.ts";
import { type Problem, problem } from "../words/refusal.ts";
import { CURRENCIES } from "../workspaces/currencies.ts";
import type { SplitIncome } from "./states.ts";

export const MOST_SHARES = 20;
export const NAME_LIMIT = 100;
export const ROLE_LIMIT = 60;
export const LABEL_LIMIT = 100;
export const REASON_LIMIT = 500;
/** What the books can hold of one amount with room to spare, in minor units. */
const MOST_SPENT = 1_000_000_000_000n;

/** A share as somebody writes it. */
export interface WrittenShare {
  isStudio: boolean;
  name: string;
  email: string | null;
  role: string;
  bps: number;
}

/** A sheet as somebody writes it. The cap in minor units. */
export interface WrittenSheet {
  incomeTypes: readonly SplitIncome[];
  shares: readonly WrittenShare[];
  recoup: { label: string; capMinor: bigint; currency: string; shareIndex: number } | null;
  effectiveFrom: string | null;
}

/** As it is kept: without blanks around, addresses in small letters, and none for the studio. */
export function tidySheet({ shares, recoup, ...sheet }: WrittenSheet): WrittenSheet {
  return {
    ...sheet,
    incomeTypes: [...new Set(sheet.incomeTypes)].sort(),
    shares: shares.map(({ isStudio, name, email, role, bps }) => ({
      ...{ isStudio, bps, name: name.trim(), role: role.trim() },
      email: isStudio ? null : (email ?? "").trim().toLowerCase() || null,
    })),
    recoup: recoup && { ...recoup, label: recoup.label.trim() },
  };
}

/** Why a tidied sheet cannot be kept, as a draft either; null where it can. */
export function draftProblem({ incomeTypes, shares, recoup, effectiveFrom }: WrittenSheet): Problem | null {
  if (incomeTypes.length === 0) return problem("incomeTypes", "splits.noIncome");
  if (shares.length === 0) return problem("shares", "splits.noShares");
  if (shares.length > MOST_SHARES) return problem("shares", "splits.tooMany", { max: MOST_SHARES });
  if (shares.filter(({ isStudio }) => isStudio).length > 1) return problem("shares", "splits.studioTwice");
  for (const { isStudio, name, email, role, bps } of shares) {
    if (!name || name.length > NAME_LIMIT) return problem("shares", "splits.nameWrong", { max: NAME_LIMIT });
    if (role.length > ROLE_LIMIT) return problem("shares", "splits.roleTooLong", { max: ROLE_LIMIT });
    if (!Number.isInteger(bps) || bps < 1 || bps > WHOLE_BPS)
      return problem("shares", "splits.shareWrong", { name });
    if (!isStudio && email && !isEmail(email)) return problem("shares", "splits.emailWrong", { name });
  }
  const addresses = shares.flatMap(({ email }) => email ?? []);
  const twice = addresses.find((email, place) => addresses.indexOf(email) !== place);
  if (twice) return problem("shares", "splits.emailTwice", { email: twice });
  if (effectiveFrom !== null && !isDay(effectiveFrom)) return problem("effectiveFrom", "splits.dayWrong");
  return recoup && recoupProblem(recoup, shares.length);
}

function recoupProblem(
  { label, capMinor, currency, shareIndex }: NonNullable<WrittenSheet["recoup"]>,
  shares: number,
): Problem | null {
  if (!label || label.length > LABEL_LIMIT)
    return problem("recoup", "splits.labelWrong", { max: LABEL_LIMIT });
  if (capMinor <= 0n || capMinor > MOST_SPENT) return problem("recoup", "splits.capWrong");
  if (!CURRENCIES.includes(currency)) return problem("recoup", "splits.currencyUnknown", { currency });
  if (!Number.isInteger(shareIndex) || shareIndex < 0 || shareIndex >= shares)
    return problem("recoup", "splits.recoupNobody");
  return null;
}

/** Why a sheet that can be kept cannot be sent yet. */
export function sendProblem(shares: readonly WrittenShare[]): Problem | null {
  const sum = shares.reduce((whole, { bps }) => whole + bps, 0);
  if (sum !== WHOLE_BPS) return problem("shares", "splits.sumWrong", { sum: sum / 100 });
  const nobody = shares.find(({ isStudio, email }) => !isStudio && !email);
  return nobody ? problem("shares", "splits.emailMissing", { name: nobody.name }) : null;
}
