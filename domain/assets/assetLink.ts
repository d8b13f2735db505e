import { type Problem, problem } from "../words/refusal.ts";

export const MAX_LINK_DAYS = 90;
export const LINK_DAYS = [1, 7, 30, 90] as const;
export const MAX_LINK_LABEL = 100;
/** So many links of one asset may be open at once. */
export const MAX_OPEN_LINKS = 50;

/** What is wrong with a link that somebody wants to make. */
export function linkProblem({
  days,
  label,
}: {
  days: number;
  label: string;
}): Problem<"days" | "label"> | null {
  if (!Number.isInteger(days) || days < 1 || days > MAX_LINK_DAYS)
    return problem("days", "assets.linkDaysWrong", { max: MAX_LINK_DAYS });
  if (label.trim().length <= MAX_LINK_LABEL) return null;
  return problem("label", "assets.linkNameTooLong", { max: MAX_LINK_LABEL });
}

export const LINK_STATES = ["open", "expired", "revoked"] as const;
export type LinkState = (typeof LINK_STATES)[number];

export function linkState(
  { expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null },
  now: Date,
): LinkState {
  if (revokedAt) return "revoked";
  return expiresAt.getTime() > now.getTime() ? "open" : "expired";
}
