/**
 * The columns of the matrix. Owner: administrator with the owner's flag. Founder: an artist who opened the studio and so
 * owns it. No role: a record without one, which counts as an artist. Founder elsewhere: works here, and first of all in a
 * studio of their own on another plan. Fan elsewhere: a fan at home, who works here and in a studio on another plan. API keys and impersonation get their columns with
 * their features.
 */
export const PRINCIPALS = [
  "visitor",
  "fan",
  "educator",
  "collector",
  "artist",
  "manager",
  "label_admin",
  "admin",
  "owner",
  "founder",
  "no role",
  "founder elsewhere",
  "fan elsewhere",
  "superadmin",
] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];

/** People without a place in a workspace. */
export const STRANGERS: readonly PrincipalName[] = ["visitor", "fan", "educator", "collector"];
