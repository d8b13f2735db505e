import type { Role } from "./roles.ts";

/** What a person may do to a workspace as such, beyond working in it (SPEC.md section 6). */
export const PERMISSIONS = [
  "manageUsers",
  "manageWorkspace",
  "inviteUsers",
  "viewAnalytics",
  "manageIntegrations",
  "manageBilling",
  "manageRoles",
  "deleteAccount",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** These stay with the account owner: no administrator and no superadmin has them. */
const OWNER_ONLY: readonly Permission[] = ["manageBilling", "manageRoles", "deleteAccount"];

/** A person's place in one workspace. `isAccountOwner` belongs to the membership, not to the person (DECISIONS.md 2). */
export interface Standing {
  role: Role;
  isAccountOwner: boolean;
}

/** Whether somebody of this standing has the permission. Null is a stranger to the workspace, who has none. */
export function can(standing: Standing | null, permission: Permission): boolean {
  if (!standing) return false;
  if (standing.isAccountOwner) return true;
  const administers = standing.role === "admin" || standing.role === "superadmin";
  return administers && !OWNER_ONLY.includes(permission);
}

/** A person with all their places, as far as rights are concerned. */
export interface Person {
  role: Role;
  memberships: readonly (Standing & { workspaceId: string })[];
}

/**
 * The place of a person in a workspace: the role of the membership, or that of a superadmin, who administers every
 * workspace but owns none by that. Null for a stranger.
 */
export function standingIn({ role, memberships }: Person, workspaceId: string): Standing | null {
  const membership = memberships.find((each) => each.workspaceId === workspaceId);
  if (role === "superadmin") return { role, isAccountOwner: membership?.isAccountOwner ?? false };
  return membership ?? null;
}
