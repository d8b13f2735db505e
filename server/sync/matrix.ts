import type { Kysely } from "kysely";
import { newId } from "../../db/ids.ts";
import { insertOverwritten, listOverwritten } from "../../db/sync/overwritten.ts";
import type { DB } from "../../db/tables.generated.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { RestRequest, Row } from "../graphql/matrix/cells.ts";
import type { Kit } from "../graphql/matrix/kit.ts";
import { MEMBERS, SIGNED_IN } from "../graphql/matrix/letters.ts";
import { node } from "../graphql/matrix/phrases.ts";
import { aPlaylist } from "../graphql/matrix/playlistThings.ts";

/** A change as a device sends it. */
function rest(asked: string, body?: object): RestRequest {
  const [method, path] = asked.split(" ") as [string, string];
  const headers = { "x-levare": "1", "content-type": "application/json" };
  return {
    ...{ method, path, headers: { ...headers, "idempotency-key": crypto.randomUUID() } },
    ...(body && { body: JSON.stringify(body) }),
  };
}

const edit = (fields: object) => ({ ...fields, sync: { changed: ["title"], base: null } });
const EVERYBODY = { own: SIGNED_IN, other: SIGNED_IN };
const crossfade = { key: "crossfade", value: 3 };
const song = ({ publicTrack }: Kit) => rowOf(publicTrack, "Track")!;
const ownList = async (db: Kysely<DB>, kit: Kit) => rowOf((await aPlaylist(db, kit)).id, "Playlist")!;

async function anOverwrittenTitle({ track, userId }: Kit, db: Kysely<DB>): Promise<{ valueId: string }> {
  const id = rowOf(track, "Track")!;
  await insertOverwritten(db, { column: "trackId", id }, { title: "Ebb" }, { by: userId, at: new Date() });
  const [latest] = await listOverwritten(db, "trackId", [id]);
  return { valueId: latest!.id };
}

export const syncRows: Record<string, Row> = {
  "POST /api/catalog": {
    own: MEMBERS,
    request: ({ workspaceId }) =>
      rest("POST /api/catalog", { kind: "release", id: newId(), workspaceId, title: "Low Water" }),
  },
  "PUT /api/catalog/:id": {
    own: MEMBERS,
    request: ({ track }) =>
      rest(`PUT /api/catalog/${rowOf(track, "Track")}`, edit({ kind: "track", title: "Ebb" })),
  },
  "DELETE /api/catalog/:id": {
    own: MEMBERS,
    request: ({ draftRelease }) => rest(`DELETE /api/catalog/${rowOf(draftRelease, "Release")}`),
  },
  "POST /api/playlists": { ...EVERYBODY, request: () => rest("POST /api/playlists", { title: "Evening" }) },
  "PUT /api/playlists/:id": {
    own: SIGNED_IN,
    request: async (kit, { db }) =>
      rest(`PUT /api/playlists/${await ownList(db, kit)}`, edit({ title: "Night" })),
  },
  "DELETE /api/playlists/:id": {
    own: SIGNED_IN,
    request: async (kit, { db }) => rest(`DELETE /api/playlists/${await ownList(db, kit)}`),
  },
  "POST /api/preferences": { ...EVERYBODY, request: () => rest("POST /api/preferences", crossfade) },
  "POST /api/preferences/:key": {
    ...EVERYBODY,
    request: () => rest("POST /api/preferences/crossfade", crossfade),
  },
  "PUT /api/preferences/:key": {
    ...EVERYBODY,
    request: () => rest("PUT /api/preferences/crossfade", crossfade),
  },
  "POST /api/data/:name": {
    ...EVERYBODY,
    request: (kit) => rest("POST /api/data/likes", { id: song(kit), liked: true }),
  },
  "PUT /api/data/:name/:id": {
    ...EVERYBODY,
    request: (kit) => rest(`PUT /api/data/likes/${song(kit)}`, { liked: true }),
  },
  "DELETE /api/data/:name/:id": {
    ...EVERYBODY,
    request: (kit) => rest(`DELETE /api/data/likes/${song(kit)}`),
  },
  "POST /api/sync": {
    ...EVERYBODY,
    request: () => rest("POST /api/sync", { calls: [{ method: "DELETE", path: "/api/catalog/none" }] }),
  },
  "GET /api/changes": { ...EVERYBODY, request: () => rest("GET /api/changes") },
  "Track.overwritten": {
    isOfPublic: true,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Track { overwritten { field } } } }",
    input: node("publicTrack"),
    sees: ({ named }) => Array.isArray(named?.overwritten),
  },
  "Release.overwritten": {
    isOfPublic: true,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Release { overwritten { field } } } }",
    input: node("publicRelease"),
    sees: ({ named }) => Array.isArray(named?.overwritten),
  },
  "Mutation.restoreOverwritten": { own: MEMBERS, input: anOverwrittenTitle },
};
