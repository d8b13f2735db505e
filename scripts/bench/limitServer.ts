// The limit: one process of bare node http and pg, one prepared statement for the list, JSON.stringify. It looks the
// session up as we do, because a list of a private catalog is for its owner only.
import http from "node:http";
import pg from "pg";
import { whoAsks } from "./session.ts";

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const COLUMNS = `track.id, track.title, track.isrc, track."durationMs", track.bpm, track.key, track.genre, track.mood, track.visibility, track."createdAt"`;
const flat = `select ${COLUMNS} from track where "workspaceId" = $1 and state <> 'archived' order by "createdAt" desc, id desc limit 21`;
const nested = `select ${COLUMNS},
  (select json_build_object('id', r.id, 'title', r.title, 'upc', r.upc, 'date', r.date) from release r where r.id = track."releaseId") as release,
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'verified', a.verified) order by ta.position), '[]')
   from "trackArtist" ta join artist a on a.id = ta."artistId" where ta."trackId" = track.id) as artists
  from track where "workspaceId" = $1 and state <> 'archived' order by "createdAt" desc, id desc limit 21`;

const server = http.createServer((request, response) => {
  answer(request).then(
    (body) => {
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
});
server.listen(4111, "127.0.0.1", () => console.log("READY http://127.0.0.1:4111"));

async function answer(request: http.IncomingMessage): Promise<string> {
  const { workspaceId } = await whoAsks(pool, request.headers.cookie);
  const name = request.url === "/flat" ? "flat" : "nested";
  const text = name === "flat" ? flat : nested;
  const { rows } = await pool.query({ name, text, values: [workspaceId] });
  const tracks = rows.slice(0, 20);
  const edges = tracks.map(({ durationMs, ...track }) => ({
    cursor: Buffer.from(`${track.createdAt.toISOString()} ${track.id}`).toString("base64url"),
    node: {
      ...track,
      id: globalId("Track", track.id),
      duration: Math.round(durationMs / 1000),
      ...(name === "nested" ? relations(track) : {}),
    },
  }));
  const pageInfo = { hasNextPage: rows.length > 20, endCursor: edges.at(-1)!.cursor };
  return JSON.stringify({ data: { viewer: { workspace: { tracks: { edges, pageInfo } } } } });
}

function relations({ release, artists }: { release: { id: string }; artists: { id: string }[] }) {
  return {
    release: { ...release, id: globalId("Release", release.id) },
    artists: artists.map((artist) => ({ ...artist, id: globalId("Artist", artist.id) })),
  };
}

function globalId(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString("base64");
}
