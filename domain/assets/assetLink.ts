export const MAX_LINK_DAYS = 90;
export const LINK_DAYS = [1, 7, 30, 90] as const;
export const MAX_LINK_LABEL = 100;
/** So many links of one asset may be open at once. */
export const MAX_OPEN_LINKS = 50;

export const LINK_TEXTS = {
  days: `A link lasts from 1 to ${MAX_LINK_DAYS} days.`,
  label: `A name has at most ${MAX_LINK_LABEL} characters.`,
  many: "This file has 50 open links. Close some first.",
} as const;

export interface LinkProblem {
  field: "days" | "label";
  message: string;
}

/** What is wrong with a link that somebody wants to make. */
export function linkProblem({ days, label }: { days: number; label: string }): LinkProblem | null {
  if (!Number.isInteger(days) || days < 1 || days > MAX_LINK_DAYS)
    return { field: "days", message: LINK_TEXTS.days };
  return label.trim().length > MAX_LINK_LABEL ? { field: "label", message: LINK_TEXTS.label } : null;
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
