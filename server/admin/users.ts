import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { countPeople, listPeople, type PersonRow } from "../../db/admin/people.ts";
import type { StudioRow } from "../../db/admin/studios.ts";
import { cursorOf } from "../../db/keyset.ts";
import { PERSON_STATUSES } from "../../domain/admin/people.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Admin } from "./Admin.ts";
import { AdminUser, UserTierEnum } from "./AdminUser.ts";
import { AdminWorkspace } from "./AdminWorkspace.ts";

export const StandingEnum = builder.enumType("AccountStatus", { values: PERSON_STATUSES });

const AdminUserFilter = builder.inputType("AdminUserFilter", {
  fields: (t) => ({
    text: t.string({ required: false, description: "Part of a name or an address." }),
    role: t.field({ type: RoleEnum, required: false }),
    userTier: t.field({ type: UserTierEnum, required: false }),
    status: t.field({ type: StandingEnum, required: false }),
  }),
});

builder.objectField(Admin, "users", (t) =>
  t.connection({
    type: AdminUser,
    description: "Everybody, the newest first.",
    args: { filter: t.arg({ type: AdminUserFilter, required: false }) },
    resolve: async (_admin, { filter, ...args }, { db }) => ({
      totalCount: () => countPeople(db, filter ?? {}),
      ...(await resolveCursorConnection(
        { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<PersonRow> },
        (page: ResolveCursorConnectionArgs) => listPeople(db, filter ?? {}, page),
      )),
    }),
  }),
);

// Here, not in AdminWorkspace.ts: a person's places know the workspace, and files import one way.
builder.objectField(AdminWorkspace, "owner", (t) =>
  t.field({ type: AdminUser, nullable: true, resolve: ({ ownerId }: StudioRow) => ownerId }),
);
