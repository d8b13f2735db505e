import type { GraphQLResolveInfo } from "graphql";
import { findHitRows, type HitCompanions, type HitRow } from "../../db/search/hitRows.ts";
import type { Hit } from "../../domain/search/request.ts";
import { Artist, artistColumns } from "../catalog/Artist.ts";
import { Release } from "../catalog/Release.ts";
import { Track, trackColumns } from "../catalog/Track.ts";
import { Product } from "../commerce/Product.ts";
import { Post } from "../community/Post.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { selects } from "../graphql/selects.ts";

const TYPE_NAMES = {
  track: "Track",
  release: "Release",
  artist: "Artist",
  product: "Product",
  post: "Post",
} as const;

export const SearchResult = builder.unionType("SearchResult", {
  description: "What a search can find.",
  types: [Track, Release, Artist, Product, Post],
  resolveType: (row) => (row as unknown as { __typename: string }).__typename,
});

export type Found = (typeof SearchResult)["$inferType"];

/** What a client asks for of hits that costs the more the more it is. */
export function companionsOf(info: GraphQLResolveInfo): HitCompanions {
  const asks = (field: string) => selects(info, "edges", "node", field);
  return {
    trackColumns: trackColumns(info, "edges", "node"),
    artists: artistColumns(info, "edges", "node"),
    trackCount: asks("trackCount"),
    followerCount: asks("followerCount"),
  };
}

/**
 * The rows behind hits, in one statement. They are read as this viewer, so that a hit whose thing was hidden or deleted a moment
 * ago is missing here. A replica, where there is one, is asked for what anybody may see; what it does not know yet and what the
 * viewer may have written themselves comes from the primary.
 */
export async function findHits(
  { db, viewer, services: { replica } }: Pick<Context, "db" | "viewer" | "services">,
  hits: readonly Hit[],
  companions: HitCompanions,
): Promise<Map<string, Found>> {
  const own = workspacesOf(viewer);
  const known = new Map<string, Found>();
  const keep = ({ kind, row }: HitRow) =>
    known.set(row.id, { ...row, __typename: TYPE_NAMES[kind] } as unknown as Found);
  const copied = (await replica?.read((copy) => findHitRows(copy, hits, [], companions))) ?? [];
  for (const each of copied) if (!own.includes(each.row.workspaceId)) keep(each);
  const rest = hits.filter(({ id }) => !known.has(id));
  for (const each of await findHitRows(db, rest, own, companions)) keep(each);
  return known;
}
