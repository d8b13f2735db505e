import {
  deleteCuratedList as deleteRow,
  listCuratedLists,
  lockCuratedList,
  orderCuratedLists as orderRows,
} from "../../db/discover/curatedLists.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { CuratedList } from "./CuratedList.ts";

const deleteCuratedList = verb("deleteCuratedList", {
  audit: "curatedList.delete",
  may: isSuperadmin,
  async run(act, { id }: { id: string }) {
    const list = await lockCuratedList(act.trx, id);
    if (!list) throw new NotFound();
    await deleteRow(act.trx, id);
    return act.done({ deletedId: id }, { id, before: { name: list.titleEn } });
  },
});

/** Those that are not named stay where they are. */
const orderCuratedLists = verb("orderCuratedLists", {
  audit: "curatedList.order",
  may: isSuperadmin,
  async run(act, { ids }: { ids: string[] }) {
    const known = new Set((await listCuratedLists(act.trx)).map(({ id }) => id));
    if (ids.length === 0 || !ids.every((id) => known.has(id))) throw new NotFound();
    await orderRows(act.trx, ids);
    return act.done({}, { id: ids[0]!, after: { ids } });
  },
});

export const { payloadType: DeleteCuratedListPayload } = builder.relayMutationField(
  "deleteCuratedList",
  { inputFields: (t) => ({ id: t.globalID({ for: CuratedList }) }) },
  {
    description: "Takes a list away from everybody.",
    verb: deleteCuratedList,
    authScopes: { role: "superadmin" },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id } }, context, info) =>
      perform(context, info, deleteCuratedList, { id: id.id }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.globalID({ resolve: ({ deletedId }) => ({ id: deletedId, type: CuratedList }) }),
    }),
  },
);

export const { payloadType: OrderCuratedListsPayload } = builder.relayMutationField(
  "orderCuratedLists",
  { inputFields: (t) => ({ ids: t.globalIDList({ for: CuratedList }) }) },
  {
    description: "Puts the lists in this order.",
    verb: orderCuratedLists,
    authScopes: { role: "superadmin" },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { ids } }, context, info) =>
      perform(context, info, orderCuratedLists, { ids: ids.map(({ id }) => id) }),
  },
  { outputFields: (t) => ({ isOrdered: t.boolean({ resolve: () => true }) }) },
);
