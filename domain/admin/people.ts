import type { Role } from "../accounts/roles.ts";
import { worksInStudio } from "../accounts/roles.ts";
import { type Refusal, refusal } from "../words/refusal.ts";

/** Why something was done to somebody: kept in the audit log. */
export const REASON_LIMIT = 300;

/** What a list of people can be narrowed to. */
export const PERSON_STATUSES = ["active", "suspended"] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

/** What is wrong with a reason; null when it says something. */
export function reasonProblem(reason: string): Refusal | null {
  if (reason.trim() === "") return refusal("admin.reasonMissing");
  return reason.length > REASON_LIMIT ? refusal("admin.reasonTooLong", { max: REASON_LIMIT }) : null;
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
export function roleChangeProblem({ from, to, ownsWorkspace }: RoleChange): Refusal | null {
  if (to === "superadmin" || from === "superadmin") return refusal("admin.roleClosed");
  if (from === to) return refusal("admin.roleSame");
  if (ownsWorkspace && !worksInStudio(to)) return refusal("admin.roleOfOwner");
  return null;
}

/** Why somebody cannot be suspended; null when they can. */
export function suspensionProblem({ role, isSelf }: { role: Role; isSelf: boolean }): Refusal | null {
  if (isSelf) return refusal("admin.suspendSelf");
  return role === "superadmin" ? refusal("admin.suspendSuperadmin") : null;
}
