import type { Transaction } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { findMembership, type MembershipRow } from "../../db/workspaces/members.ts";
import { lockWorkspace, type WorkspaceRow } from "../../db/workspaces/workspaces.ts";
import { can, type Permission } from "../../domain/accounts/permissions.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { userOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";

export interface Team {
  workspace: WorkspaceRow;
  /** The place of the person who asks, as it is now. */
  actor: MembershipRow;
}

/**
 * Holds the workspace until the transaction ends, so that changes of one team take turns, and judges by rows that cannot
 * change meanwhile: somebody who was removed a moment ago has no say. Throws NotFound for strangers and for members
 * without the permission alike; null asks for membership alone.
 */
export async function lockTeam(
  trx: Transaction<DB>,
  context: Context,
  workspaceId: string | undefined,
  permission: Permission | null,
): Promise<Team> {
  const { userId, role } = signedIn(context);
  const workspace = workspaceId && (await lockWorkspace(trx, workspaceId));
  if (!workspace || workspace.deletedAt || workspace.suspendedAt) throw new NotFound();
  const actor = await findMembership(trx, workspace.id, userId);
  if (!actor) throw new NotFound();
  const standing = {
    role: role === "superadmin" ? role : (actor.role as Role),
    isAccountOwner: actor.isAccountOwner,
  };
  if (permission && !can(standing, permission)) throw new NotFound();
  return { workspace, actor };
}

/** The same for an act: the workspace is held, and the place of its actor is judged as it is now. */
export async function holdTeam(act: Act, workspaceId: string, permission: Permission | null) {
  const workspace = await act.lock("workspace", workspaceId);
  const inviter = userOf(act.actor);
  const place = await findMembership(act.trx, workspaceId, inviter.userId);
  if (!place) throw new NotFound();
  const role = inviter.role === "superadmin" ? inviter.role : (place.role as Role);
  if (permission && !can({ role, isAccountOwner: place.isAccountOwner }, permission)) throw new NotFound();
  return { workspace, inviter };
}
