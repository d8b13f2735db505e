import { findArtists } from "../../db/catalog/artists.ts";
import { findReleases } from "../../db/catalog/releases.ts";
import { findTracks } from "../../db/catalog/tracks.ts";
import { findProducts } from "../../db/commerce/products.ts";
import { findPosts } from "../../db/community/posts.ts";
import { KINDS, type Kind } from "../../domain/search/kinds.ts";
import type { Hit } from "../../domain/search/request.ts";
import { Artist } from "../catalog/Artist.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { Product } from "../commerce/Product.ts";
import { Post } from "../community/Post.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";

const TYPE_NAMES = {
  track: "Track",
  release: "Release",
  artist: "Artist",
  product: "Product",
  post: "Post",
} as const;

const FIND = {
  track: findTracks,
  release: findReleases,
  artist: findArtists,
  product: findProducts,
  post: findPosts,
};

export const SearchResult = builder.unionType("SearchResult", {
  description: "What a search can find.",
  types: [Track, Release, Artist, Product, Post],
  resolveType: (row) => (row as unknown as { __typename: string }).__typename,
});

export type Found = (typeof SearchResult)["$inferType"];

/**
 * The rows behind hits, one statement a kind. They are read as this viewer, so that a hit whose thing was hidden or deleted a
 * moment ago is missing here.
 */
export async function findHits({ db, viewer }: Context, hits: readonly Hit[]): Promise<Map<string, Found>> {
  const rows = await Promise.all(
    KINDS.map(async (kind) => {
      const ids = hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
      return ids.length === 0 ? [] : ofKind(kind, await FIND[kind](db, ids, workspacesOf(viewer)));
    }),
  );
  return new Map(rows.flat());
}

function ofKind(kind: Kind, rows: readonly { id: string }[]): [string, Found][] {
  return rows.map((row) => [row.id, { ...row, __typename: TYPE_NAMES[kind] } as unknown as Found]);
}
