import { type Expression, type Kysely, sql } from "kysely";
import { KINDS, type Kind } from "../../domain/search/kinds.ts";
import type { Hit } from "../../domain/search/request.ts";
import { ARTISTS_BY_IDS, type ArtistColumn } from "../catalog/artists.ts";
import { RELEASES_BY_IDS } from "../catalog/releases.ts";
import { TRACKS_BY_IDS, type TrackColumn } from "../catalog/tracks.ts";
import { PRODUCTS_BY_IDS } from "../commerce/products.ts";
import { POSTS_BY_IDS } from "../community/posts.ts";
import { compiledPerShape, type ShapedStatement } from "../compiledOnce.ts";
import { type ByIds, idsForOnePlan } from "../idsForOnePlan.ts";
import type { DB } from "../tables.generated.ts";

/** What is read of hits, all in the same statement. */
export interface HitCompanions {
  trackColumns: readonly TrackColumn[];
  artists: readonly ArtistColumn[];
  trackCount: boolean;
  followerCount: boolean;
}

/** The row of a hit, as its own table's reader gives it. */
export interface HitRow {
  kind: Kind;
  row: { id: string; workspaceId: string };
}

/** What is asked of each kind that there are hits of. */
type Asked = ReadonlyMap<Kind, ByIds<HitCompanions>>;

const STATEMENTS: Record<Kind, ShapedStatement<ByIds<HitCompanions>, object>> = {
  track: TRACKS_BY_IDS,
  release: RELEASES_BY_IDS,
  artist: ARTISTS_BY_IDS,
  product: PRODUCTS_BY_IDS,
  post: POSTS_BY_IDS,
};

/**
 * The rows behind hits as far as members of these workspaces may see them, all kinds in one statement: to the server and to
 * PostgreSQL, each further one costs more than its rows.
 */
export async function findHitRows(
  db: Kysely<DB>,
  hits: readonly Hit[],
  visible: readonly string[],
  companions: HitCompanions,
): Promise<HitRow[]> {
  if (hits.length === 0) return [];
  const asked = new Map<Kind, ByIds<HitCompanions>>();
  for (const kind of KINDS) {
    const ids = hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
    if (ids.length > 0) asked.set(kind, { ids: idsForOnePlan(ids), visible, companions });
  }
  const rows = await rowsOfAllKinds(db, asked);
  return rows.map(({ kind, row }) => ({ kind, row: withDates(row) }));
}

const rowsOfAllKinds = compiledPerShape<Asked, HitRow>({
  shape: (asked) => [...asked].flatMap(([kind, each]) => [kind, ...STATEMENTS[kind].shape(each)]),
  values: (asked) => [...asked].flatMap(([kind, each]) => STATEMENTS[kind].values(each)),
  build(db, asked) {
    const each = [...asked].map(([kind, asked]) => {
      const rows = STATEMENTS[kind].build(db, asked) as unknown as Expression<unknown>;
      return sql`select ${sql.lit(kind)} as kind, row_to_json(thing) as row from ${rows} thing`;
    });
    return { compile: () => sql<HitRow>`${sql.join(each, sql` union all `)}`.compile(db) };
  },
});

const DATES = ["createdAt", "updatedAt", "date"];

/** JSON knows no dates. */
function withDates<Row extends object>(row: Row): Row {
  const fields = row as Record<string, unknown>;
  for (const name of DATES) {
    const text = fields[name];
    if (typeof text === "string") fields[name] = new Date(text);
  }
  return row;
}
