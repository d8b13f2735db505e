import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { countStudios, listStudios, type StudioRow } from "../../db/admin/studios.ts";
import { cursorOf } from "../../db/keyset.ts";
import { TierEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";
import { WorkspaceTypeEnum } from "../workspaces/Workspace.ts";
import { Admin } from "./Admin.ts";
import { AdminWorkspace } from "./AdminWorkspace.ts";
import { StandingEnum } from "./users.ts";

const AdminWorkspaceFilter = builder.inputType("AdminWorkspaceFilter", {
  fields: (t) => ({
    text: t.string({ required: false, description: "Part of a name, or of the owner's name or address." }),
    workspaceType: t.field({ type: WorkspaceTypeEnum, required: false }),
    tier: t.field({ type: TierEnum, required: false }),
    status: t.field({ type: StandingEnum, required: false }),
  }),
});

builder.objectField(Admin, "workspaces", (t) =>
  t.connection({
    type: AdminWorkspace,
    description: "Every studio and label, the newest first.",
    args: { filter: t.arg({ type: AdminWorkspaceFilter, required: false }) },
    resolve: async (_admin, { filter, ...args }, { db }) => ({
      totalCount: () => countStudios(db, filter ?? {}),
      ...(await resolveCursorConnection(
        { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<StudioRow> },
        (page: ResolveCursorConnectionArgs) => listStudios(db, filter ?? {}, page),
      )),
    }),
  }),
);
