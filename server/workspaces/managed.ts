import { can } from "../../domain/accounts/permissions.ts";
import type { Viewer } from "../graphql/context.ts";

/** The workspaces of the viewer whose team they may look after: what a loader of members and invitations looks into. */
export function teamsManagedBy(viewer: Viewer | null): string[] {
  if (!viewer) return [];
  return viewer.memberships
    .filter(({ role, isAccountOwner }) =>
      can({ role: viewer.role === "superadmin" ? viewer.role : role, isAccountOwner }, "manageUsers"),
    )
    .map(({ workspaceId }) => workspaceId);
}
