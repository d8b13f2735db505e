import { listCuratedLists } from "../../db/discover/curatedLists.ts";
import { CuratedList } from "../discover/CuratedList.ts";
import { DeleteCuratedListPayload, OrderCuratedListsPayload } from "../discover/keepCuratedLists.ts";
import { SaveCuratedListPayload } from "../discover/saveCuratedList.ts";
import { builder } from "../graphql/builder.ts";
import { Admin, PLATFORM } from "./Admin.ts";

builder.objectField(Admin, "curatedLists", (t) =>
  t.field({
    type: [CuratedList],
    description: "The lists that administrators made for /discover, in the order in which they are shown.",
    resolve: (_admin, _args, { db }) => listCuratedLists(db),
  }),
);

// For lists that one was added to, went from or moved in.
for (const payload of [SaveCuratedListPayload, DeleteCuratedListPayload, OrderCuratedListsPayload])
  builder.objectField(payload as typeof SaveCuratedListPayload, "admin", (t) =>
    t.field({ type: Admin, resolve: () => PLATFORM }),
  );
