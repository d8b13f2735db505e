import { listFrozenPeople } from "../../db/admin/people.ts";
import { listFrozenStudios } from "../../db/admin/studios.ts";
import { builder } from "../graphql/builder.ts";
import { FREEZE_PAYLOADS } from "../payouts/freezePayouts.ts";
import { Admin, PLATFORM } from "./Admin.ts";
import { AdminUser } from "./AdminUser.ts";
import { AdminWorkspace } from "./AdminWorkspace.ts";

const SHOWN = 100;

builder.objectFields(Admin, (t) => ({
  frozenStudios: t.field({
    type: [AdminWorkspace],
    description: "The last hundred studios to which nothing is paid out until they are released.",
    resolve: (_admin, _args, { db }) => listFrozenStudios(db, SHOWN),
  }),
  frozenPeople: t.field({
    type: [AdminUser],
    description:
      "The last hundred people to whom nothing is paid out for their shares until they are released.",
    resolve: (_admin, _args, { db }) => listFrozenPeople(db, SHOWN),
  }),
}));

for (const payload of FREEZE_PAYLOADS)
  builder.objectFields(payload, (t) => ({
    studio: t.field({ type: AdminWorkspace, resolve: (id) => id }),
    admin: t.field({ type: Admin, resolve: () => PLATFORM }),
  }));
