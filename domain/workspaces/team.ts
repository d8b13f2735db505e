import { isEmail } from "../accounts/registration.ts";
import { type Capability, type Role, worksInStudio } from "../accounts/roles.ts";
import { type Refusal, refusal } from "../words/refusal.ts";

/** The roles that a person can be invited to (SPEC.md section 6: those with the studio's menu). */
export const TEAM_ROLES = ["admin", "artist", "manager", "label_admin"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** DECISIONS.md, numbers. */
export const INVITATION_DAYS = 7;

const MAX_EMAIL = 254;

export function inviteeProblem(email: string): Refusal | null {
  return isEmail(email.trim()) && email.trim().length <= MAX_EMAIL
    ? null
    : refusal("workspaces.inviteeWrong");
}

/** Where an invitation stands. */
export type InvitationState = "open" | "accepted" | "revoked" | "expired";

export function invitationState(
  invitation: { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date },
  now: Date,
): InvitationState {
  if (invitation.acceptedAt) return "accepted";
  if (invitation.revokedAt) return "revoked";
  return invitation.expiresAt <= now ? "expired" : "open";
}

/** A person's own record beside their place in the workspace they work in now. */
export interface WorkingPerson {
  role: Role;
  capabilities: readonly Capability[];
  membership: { role: Role; isAccountOwner: boolean } | undefined;
}

/**
 * The role and the sides of a person where they work now (docs/decisions.md). In a studio of somebody else the role is the
 * one of the membership, and a fan gets the artist's side beside their own; in one's own studio, and without any, the
 * person's own record counts. A superadmin stays one everywhere.
 */
export function atWork({ role, capabilities, membership }: WorkingPerson): {
  role: Role;
  capabilities: Capability[];
} {
  const own = { role, capabilities: [...capabilities] };
  if (!membership || role === "superadmin") return own;
  if (membership.isAccountOwner && worksInStudio(role)) return own;
  if (!worksInStudio(membership.role) || membership.role === "superadmin") return own;
  return { role: membership.role, capabilities: [...new Set<Capability>([...capabilities, "artist"])] };
}
