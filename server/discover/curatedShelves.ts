import {
  type CuratedItem,
  type CuratedListRow,
  listCuratedItems,
  listShownCurated,
  type Unwanted,
} from "../../db/discover/curatedLists.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { CuratedPiece, textOf, titleOf } from "./CuratedList.ts";

interface Shelf {
  list: CuratedListRow;
  pieces: CuratedItem[];
}

export const CuratedShelf = builder.objectRef<Shelf>("CuratedShelf").implement({
  description: "Music that somebody chose. What is not out any more has fallen out of it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    listId: t.id({ resolve: ({ list }) => encodeGlobalID("CuratedList", list.id) }),
    title: t.string({ resolve: ({ list }, _args, context) => titleOf(list, context) }),
    text: t.string({ resolve: ({ list }, _args, context) => textOf(list, context) }),
    curator: t.string({ description: "Who chose it.", resolve: ({ list }) => list.curator }),
    pieces: t.field({ type: [CuratedPiece], resolve: ({ pieces }) => pieces }),
  }),
});

/** The lists of these days that hold something for this viewer. */
export async function curatedShelves(
  { db, now }: Pick<Context, "db" | "now">,
  unwanted: Unwanted,
): Promise<Shelf[]> {
  const lists = await listShownCurated(db, now().toISOString().slice(0, 10));
  if (lists.length === 0) return [];
  const items = await listCuratedItems(
    db,
    lists.map(({ id }) => id),
    unwanted,
  );
  const byList = Map.groupBy(
    items.filter(({ isOut }) => isOut),
    ({ listId }) => listId,
  );
  return lists.flatMap((list) => {
    const pieces = byList.get(list.id);
    return pieces ? [{ list, pieces }] : [];
  });
}
