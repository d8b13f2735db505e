// The limit: the same engine behind bare node http, and one prepared statement for the rows of a page. The same answer, but
// without GraphQL and sign-in, and for the public only: nobody is asked whether they may see a row.
import pg from "pg";
import { openDatabase } from "../../../db/open.ts";
import type { Kind } from "../../../domain/search/kinds.ts";
import type { Hit } from "../../../domain/search/request.ts";
import { openSearchEngine } from "../../../server/search/engine.ts";
import type { Asked } from "./mix.ts";
import { requestFor } from "./request.ts";
import { serveBare } from "./serveBare.ts";

const database = await openDatabase({ url: process.env.DATABASE_URL });
const { db } = database;
// One plan for all lists of ids: nothing is planned while it is measured.
const options = "-c plan_cache_mode=force_generic_plan";
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options });
const engine = openSearchEngine(process.env, database, process.env.DATA_DIR!);
await engine.start();

const artistNames = (table: string) =>
  `(select coalesce(json_agg(artist.name order by credit.position), '[]') from "${table}Artist" credit
    join artist on artist.id = credit."artistId" where credit."${table}Id" = thing.id)`;
const cover = (key: string, id: string) =>
  `coalesce('/covers/' || ${key}, '/covers/art/' || ${id} || '.svg' || coalesce('?genre=' || thing.genre, ''))`;
const ROWS = `
  select thing.id, json_build_object('__typename', 'Track', 'id', thing.id, 'title', thing.title, 'isrc', isrc,
    'artistNames', ${artistNames("track")}, 'duration', round("durationMs" / 1000.0), 'key', key, 'bpm', bpm,
    'coverUrl', ${cover('"coverKey"', 'coalesce("releaseId", thing.id)')}, 'visibility', thing.visibility) as node
  from track thing left join release on release.id = "releaseId" where thing.id = any($1)
  union all select id, json_build_object('__typename', 'Release', 'id', id, 'title', title, 'upc', upc, 'date', date,
    'trackCount', (select count(*) from "releaseTrack" join track on track.id = "trackId"
      where "releaseTrack"."releaseId" = thing.id and track.state = 'ready' and track.visibility = 'public'),
    'coverUrl', ${cover('"coverKey"', "id")}, 'artistNames', ${artistNames("release")})
  from release thing where id = any($2)
  union all select id, json_build_object('__typename', 'Artist', 'id', id, 'name', name, 'avatarUrl', '/covers/' || "avatarKey",
    'followerCount', (select count(*) from follow where "artistId" = thing.id), 'verified', verified)
  from artist thing where id = any($3)
  union all select id, json_build_object('__typename', 'Product', 'id', id, 'sku', sku, 'name', name, 'price', "priceMinor",
    'currency', currency, 'mediaUrl', ${cover('"mediaKey"', "id")}, 'type', type, 'inventory', inventory)
  from product thing where id = any($4)
  union all select thing.id, json_build_object('__typename', 'Post', 'id', thing.id, 'postTitle', title, 'body', body,
    'authorName', coalesce("stageName", name), 'createdAt', thing."createdAt",
    'likesCount', (select count(*) from "postLike" where "postId" = thing.id))
  from post thing join "user" on "user".id = "authorId" where thing.id = any($5)`;
const KINDS_IN_ORDER: readonly Kind[] = ["track", "release", "artist", "product", "post"];

serveBare(4132, async (asked: Asked) => {
  const { hits, hasNext, total, facets } = await engine.search(db, requestFor(asked));
  const nodes = await nodesOf(hits);
  const edges = hits.map(({ tier, popularity, id }) => ({
    cursor: Buffer.from(`${tier} ${popularity} ${id}`).toString("base64url"),
    node: nodes.get(id),
  }));
  const pageInfo = { hasNextPage: hasNext, endCursor: edges.at(-1)?.cursor ?? null };
  return JSON.stringify({ data: { search: { totalCount: total, pageInfo, facets, edges } } });
});

async function nodesOf(hits: readonly Hit[]): Promise<Map<string, unknown>> {
  const values = KINDS_IN_ORDER.map((kind) => hits.filter((hit) => hit.kind === kind).map(({ id }) => id));
  const { rows } = await pool.query({ name: "rows", text: ROWS, values });
  return new Map(rows.map(({ id, node }) => [id, node]));
}
