// Mercurius with jit over the same tables, for whoever is signed in: no rights, one statement a list, loaders not needed.
import fastify from "fastify";
import mercurius from "mercurius";
import pg from "pg";
import { whoAsks } from "../session.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const schema = `
  type Query { viewer: Viewer }
  type Viewer { workspace: Workspace }
  type Workspace { tracks(first: Int): TrackConnection! }
  type TrackConnection { edges: [TrackEdge!]! pageInfo: PageInfo! }
  type TrackEdge { cursor: String! node: Track! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Track { id: ID! title: String! isrc: String duration: Int! bpm: Int key: String genre: String mood: String visibility: String! createdAt: String! release: Release artists: [Artist!]! }
  type Release { id: ID! title: String! upc: String date: String }
  type Artist { id: ID! name: String! verified: Boolean! }
`;
const columns = `track.*,
  (select row_to_json(r) from release r where r.id = track."releaseId") as release,
  (select coalesce(json_agg(a order by ta.position), '[]') from "trackArtist" ta join artist a on a.id = ta."artistId" where ta."trackId" = track.id) as artists`;
const list = (select) =>
  `select ${select} from track where "workspaceId" = $1 and state <> 'archived' order by "createdAt" desc, id desc limit 21`;

const cursor = (row) => Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString("base64url");
const resolvers = {
  Query: { viewer: () => ({}) },
  Viewer: { workspace: () => ({}) },
  Workspace: {
    async tracks(_root, _args, { reply, viewer: { workspaceId } }) {
      const isNested = reply.request.body.query.includes("artists");
      const name = isNested ? "nested" : "flat";
      const { rows } = await pool.query({
        name,
        text: list(isNested ? columns : "track.*"),
        values: [workspaceId],
      });
      const edges = rows.slice(0, 20).map((node) => ({ cursor: cursor(node), node }));
      return { edges, pageInfo: { hasNextPage: rows.length > 20, endCursor: edges.at(-1).cursor } };
    },
  },
  Track: {
    id: ({ id }) => Buffer.from(`Track:${id}`).toString("base64"),
    duration: ({ durationMs }) => Math.round(durationMs / 1000),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
};

const app = fastify();
const context = async (request) => ({ viewer: await whoAsks(pool, request.headers.cookie) });
app.register(mercurius, { schema, resolvers, context, jit: 1 });
await app.listen({ port: 4112, host: "127.0.0.1" });
console.log("READY http://127.0.0.1:4112");
