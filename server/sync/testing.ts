import { newId } from "../../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { settled } from "../../db/testing/settled.ts";
import type { TestServer } from "../testing.ts";

export const ADDRESS = "http://127.0.0.1:4000";

/** Somebody with a device that is signed in. */
export interface Device {
  userId: string;
  workspaceId: string;
  cookie: string;
}

/** A person with a studio and a device. */
export async function aDevice(server: TestServer, some: object = {}): Promise<Device> {
  const { id: userId } = await aUser(server.db, { userTier: "artist_pro", ...some });
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId: userId });
  return { userId, workspaceId, cookie: await server.cookieFor(userId) };
}

/** A track of the device's studio. */
export const aSong = async (server: TestServer, { workspaceId }: Device, some: object = {}) =>
  (await aTrack(server.db, { workspaceId, ...some })).id;

interface Sent {
  key?: string;
  ifMatch?: number;
  body?: object;
  headers?: Record<string, string>;
}

/** A change as a device sends it. */
export async function send(
  server: TestServer,
  device: Pick<Device, "cookie"> | null,
  asked: string,
  { key = crypto.randomUUID(), ifMatch, body, headers }: Sent = {},
) {
  const [method, path] = asked.split(" ") as [string, string];
  const answer = await server.app.request(`${ADDRESS}/api${path}`, {
    method,
    headers: {
      ...(device && { cookie: device.cookie }),
      ...{
        "x-levare": "1",
        "x-levare-sync": "1",
        "idempotency-key": key,
        "content-type": "application/json",
      },
      ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isReplay = answer.headers.get("idempotent-replay") === "true";
  return { status: answer.status, isReplay, headers: answer.headers, ...((await answer.json()) as any) };
}

/** An edit of these fields, made when `base` stood there. */
export const edit = (kind: string | null, mine: object, base: object | null = null) => ({
  ...(kind && { kind }),
  ...mine,
  sync: { changed: Object.keys(mine), base },
});

/** A new playlist of these songs, and what the server has of it. */
export async function aList(
  server: TestServer,
  device: Device,
  trackIds: readonly string[],
  some: object = {},
) {
  const items = trackIds.map((trackId) => ({ id: newId(), trackId }));
  const body = { id: newId(), title: "Evening", items, ...some };
  return (await send(server, device, "POST /playlists", { body })).doc;
}

/** Everything that changed for a device since a cursor, once nothing holds it back any more. */
export async function pull(server: TestServer, device: Device, since?: string, limit = 200) {
  await settled(server.db);
  return pullNow(server, device, since, limit);
}

/** The same while transactions are under way. */
export async function pullNow(server: TestServer, device: Device, since?: string, limit = 200) {
  const query = `?limit=${limit}${since ? `&since=${encodeURIComponent(since)}` : ""}`;
  return send(server, device, `GET /changes${query}`);
}
