import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorOf } from "../../db/keyset.ts";
import { countMembers, findMembers, listMembers, type MemberRow } from "../../db/workspaces/members.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";
import { teamsManagedBy } from "./managed.ts";
import { Workspace } from "./Workspace.ts";

export const Member = builder.loadableNodeRef("Member", {
  id: { resolve: (member: MemberRow) => member.id },
  load: (ids: string[], { db, viewer }) => findMembers(db, ids, teamsManagedBy(viewer)),
  sort: (member: MemberRow) => member.id,
});

Member.implement({
  description: "A person's place on a team.",
  authScopes: ({ workspaceId }) => ({ permission: { workspaceId, permission: "manageUsers" } }),
  fields: (t) => ({
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    role: t.field({ type: RoleEnum, resolve: ({ role }) => role as Role }),
    isAccountOwner: t.exposeBoolean("isAccountOwner"),
    isViewer: t.boolean({
      description: "Whether it is the person who asks.",
      resolve: ({ userId }, _args, { viewer }) => viewer?.userId === userId,
    }),
    joinedAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "DateTime",
      nullable: true,
      description: "Of the sessions that are still open, to five minutes.",
    }),
  }),
});

builder.objectField(Workspace, "members", (t) =>
  t.connection({
    type: Member,
    nullable: true,
    description: "The team, whoever joined last first; null for members who do not look after it.",
    authScopes: ({ id }) => ({ permission: { workspaceId: id, permission: "manageUsers" } }),
    unauthorizedResolver: () => null,
    resolve: async ({ id }, args, { db }) => ({
      totalCount: () => countMembers(db, id),
      ...(await resolveCursorConnection(
        { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<MemberRow> },
        (page: ResolveCursorConnectionArgs) => listMembers(db, id, page),
      )),
    }),
  }),
);
