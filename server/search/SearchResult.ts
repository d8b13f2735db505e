import type { GraphQLResolveInfo } from "graphql";
import type { Kysely } from "kysely";
import { findArtists } from "../../db/catalog/artists.ts";
import { findReleases } from "../../db/catalog/releases.ts";
import { findTracks } from "../../db/catalog/tracks.ts";
import { findProducts } from "../../db/commerce/products.ts";
import { findPosts } from "../../db/community/posts.ts";
import type { DB } from "../../db/tables.generated.ts";
import { KINDS, type Kind } from "../../domain/search/kinds.ts";
import type { Hit } from "../../domain/search/request.ts";
import { Artist } from "../catalog/Artist.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
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

type Row = { id: string; workspaceId: string };

const FIND: Record<
  Kind,
  (
    db: Kysely<DB>,
    ids: readonly string[],
    visible: readonly string[],
    companions: HitCompanions,
  ) => Promise<Row[]>
> = {
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

/** What a client asks for beside the rows of hits themselves; it comes along in the same statements. */
export interface HitCompanions {
  artists: boolean;
  trackCount: boolean;
  followerCount: boolean;
}

export function companionsOf(info: GraphQLResolveInfo): HitCompanions {
  const asks = (field: string) => selects(info, "edges", "node", field);
  return {
    artists: asks("artists") || asks("artistNames"),
    trackCount: asks("trackCount"),
    followerCount: asks("followerCount"),
  };
}

/**
 * The rows behind hits, one statement a kind. They are read as this viewer, so that a hit whose thing was hidden or deleted a
 * moment ago is missing here. A replica, where there is one, is asked for what anybody may see; what it does not know yet and
 * what the viewer may have written themselves comes from the primary.
 */
export async function findHits(
  { db, viewer, services: { replica } }: Pick<Context, "db" | "viewer" | "services">,
  hits: readonly Hit[],
  companions: HitCompanions,
): Promise<Map<string, Found>> {
  const own = workspacesOf(viewer);
  const copied = replica ? ((await replica.read((copy) => rowsOf(copy, hits, [], companions))) ?? []) : [];
  const known = new Map(copied.filter(([, { workspaceId }]) => !own.includes(workspaceId)));
  const rest = hits.filter(({ id }) => !known.has(id));
  for (const [id, row] of await rowsOf(db, rest, own, companions)) known.set(id, row);
  return known as Map<string, Found>;
}

async function rowsOf(
  db: Kysely<DB>,
  hits: readonly Hit[],
  visible: readonly string[],
  companions: HitCompanions,
): Promise<[string, Row][]> {
  const rows = await Promise.all(
    KINDS.map(async (kind) => {
      const ids = hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
      return ids.length === 0 ? [] : ofKind(kind, await FIND[kind](db, ids, visible, companions));
    }),
  );
  return rows.flat();
}

function ofKind(kind: Kind, rows: readonly Row[]): [string, Row][] {
  return rows.map((row) => [row.id, { ...row, __typename: TYPE_NAMES[kind] }]);
}
