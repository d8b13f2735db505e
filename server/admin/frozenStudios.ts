import { listFrozenStudios } from "../../db/admin/studios.ts";
import { builder } from "../graphql/builder.ts";
import { FREEZE_PAYLOADS } from "../payouts/freezePayouts.ts";
import { Admin, PLATFORM } from "./Admin.ts";
import { AdminWorkspace } from "./AdminWorkspace.ts";

const SHOWN = 100;

builder.objectField(Admin, "frozenStudios", (t) =>
  t.field({
    type: [AdminWorkspace],
    description: "The last hundred to which nothing is paid out until they are released.",
    resolve: (_admin, _args, { db }) => listFrozenStudios(db, SHOWN),
  }),
);

for (const payload of FREEZE_PAYLOADS)
  builder.objectFields(payload, (t) => ({
    studio: t.field({ type: AdminWorkspace, resolve: (id) => id }),
    admin: t.field({ type: Admin, resolve: () => PLATFORM }),
  }));
