import { listTracksAsItems, type PlaylistItemRow } from "../../db/playlists/items.ts";
import { SMART_ITEMS_MAX } from "../../domain/playlists/playlist.ts";
import type { Context } from "../graphql/context.ts";
import { askedText } from "../search/askedText.ts";

/** What a rule finds at this moment: public tracks, the same for every reader, in the order of the search. */
export async function smartItems(
  { db, services }: Context,
  rule: string,
  most: number = SMART_ITEMS_MAX,
): Promise<PlaylistItemRow[]> {
  const { hits } = await services.search.search(db, {
    ...askedText(rule, {}),
    kinds: ["track"],
    workspaceIds: [],
    isOwnOnly: false,
    first: most,
    after: null,
    want: { facets: false, total: false },
  });
  return listTracksAsItems(
    db,
    hits.map(({ id }) => id),
    [],
  );
}
