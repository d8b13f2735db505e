import type { Role } from "../accounts/roles.ts";
import { worksInStudio } from "../accounts/roles.ts";

/** Why something was done to somebody: kept in the audit log. */
export const REASON_LIMIT = 300;

/** What a list of people can be narrowed to. */
export const PERSON_STATUSES = ["active", "suspended"] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

/** What is wrong with a reason; null when it says something. */
export function reasonProblem(reason: string): string | null {
  if (reason.trim() === "") return "Say why: the reason is kept in the audit log.";
  return reason.length > REASON_LIMIT ? "The reason is too long: at most 300 characters." : null;
}

/** What decides whether a role may be given. */
export interface RoleChange {
  from: Role;
  to: Role;
  /** The person owns a workspace. */
  ownsWorkspace: boolean;
}

/**
 * Why a role cannot be changed so; null when it may. Superadmins are made and unmade from the command line only (DECISIONS.md,
 * trap 3), and whoever owns a workspace stays somebody who can run one, because nobody else could pay for it or be paid.
 */
export function roleChangeProblem({ from, to, ownsWorkspace }: RoleChange): string | null {
  if (to === "superadmin" || from === "superadmin")
    return "Superadmins are made and unmade from the command line only.";
  if (from === to) return "The person has this role already.";
  if (ownsWorkspace && !worksInStudio(to))
    return "The person owns a workspace. Transfer it to somebody else first.";
  return null;
}

/** Why somebody cannot be suspended; null when they can. */
export function suspensionProblem({ role, isSelf }: { role: Role; isSelf: boolean }): string | null {
  if (isSelf) return "You cannot suspend yourself.";
  return role === "superadmin"
    ? "A superadmin is unmade from the command line before being suspended."
    : null;
}
