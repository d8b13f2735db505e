import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorOf } from "../../db/keyset.ts";
import {
  countInvitations,
  findInvitations,
  type InvitationRow,
  listInvitations,
} from "../../db/workspaces/invitations.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";
import { teamsManagedBy } from "./managed.ts";
import { Workspace } from "./Workspace.ts";

export const Invitation = builder.loadableNodeRef("Invitation", {
  id: { resolve: (invitation: InvitationRow) => invitation.id },
  load: (ids: string[], { db, viewer }) => findInvitations(db, ids, teamsManagedBy(viewer)),
  sort: (invitation: InvitationRow) => invitation.id,
});

Invitation.implement({
  description: "A letter that asks somebody to join a team.",
  authScopes: ({ workspaceId }) => ({ permission: { workspaceId, permission: "inviteUsers" } }),
  fields: (t) => ({
    email: t.exposeString("email"),
    role: t.field({ type: RoleEnum, resolve: ({ role }) => role as Role }),
    invitedBy: t.exposeString("inviterName", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
    isExpired: t.boolean({ resolve: ({ expiresAt }, _args, { now }) => expiresAt <= now() }),
  }),
});

builder.objectField(Workspace, "invitations", (t) =>
  t.connection({
    type: Invitation,
    nullable: true,
    description:
      "Invitations that nobody answered yet, the newest first; null for members who may not invite.",
    authScopes: ({ id }) => ({ permission: { workspaceId: id, permission: "inviteUsers" } }),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, args, { db }) => ({
      totalCount: () => countInvitations(db, id),
      ...(await resolveCursorConnection(
        { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<InvitationRow> },
        (page: ResolveCursorConnectionArgs) => listInvitations(db, id, page),
      )),
    }),
  }),
);
