import { findMembership, type MembershipRow } from "../../db/workspaces/members.ts";
import type { WorkspaceRow } from "../../db/workspaces/workspaces.ts";
import { can, type Permission } from "../../domain/accounts/permissions.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { userOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";
import type { Viewer } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";

export interface Team {
  workspace: WorkspaceRow;
  /** Who asks, and their place as it is now. */
  person: Viewer;
  place: MembershipRow;
}

/**
 * Holds the workspace until the act ends, so that changes of one team take turns, and judges by rows that cannot change
 * meanwhile: somebody who was removed a moment ago has no say. Throws NotFound for strangers and for members without the
 * permission alike; null asks for membership alone.
 */
export async function lockTeam(
  act: Act,
  workspaceId: string | undefined,
  permission: Permission | null,
): Promise<Team> {
  if (!workspaceId) throw new NotFound();
  const workspace = await act.lock("workspace", workspaceId);
  const person = userOf(act.actor);
  const place = await findMembership(act.trx, workspaceId, person.userId);
  if (!place) throw new NotFound();
  const role = person.role === "superadmin" ? person.role : (place.role as Role);
  if (permission && !can({ role, isAccountOwner: place.isAccountOwner }, permission)) throw new NotFound();
  return { workspace, person, place };
}
