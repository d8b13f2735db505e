import { sql } from "kysely";
import { newId } from "../../db/ids.ts";
import { SYNC_KEPT_MS } from "../../domain/sync/wire/protocol.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { sweepSync } from "./sweepSync.ts";
import { aDevice, aList, aSong, type Device, edit, pull, pullNow, send } from "./testing.ts";

let server: TestServer;
let later = 0;
beforeAll(async () => {
  server = await openTestServer(() => new Date(Date.now() + later));
});
afterAll(() => server.close());
afterEach(() => void (later = 0));

const idsOf = ({ changes }: { changes: { id: string }[] }) => changes.map(({ id }) => id);

/** Pages until the end. */
async function pullAll(device: Device, since?: string, limit = 200) {
  const changes: any[] = [];
  for (let next = since; ; ) {
    const page = await pull(server, device, next, limit);
    expect(page.status).toBe(200);
    changes.push(...page.changes);
    next = page.next;
    if (!page.more) return { changes, next: next! };
  }
}

test("a new device gets everything a person has, and then only what changed, each thing once", async () => {
  const device = await aDevice(server);
  const [ash, birch] = [await aSong(server, device, { title: "Ash" }), await aSong(server, device)];
  const list = await aList(server, device, [ash]);
  await send(server, device, "PUT /preferences/crossfade", { body: { value: 3 } });
  const open = await aSong(server, await aDevice(server), { visibility: "public" });
  await send(server, device, "POST /data/likes", { body: { id: open, liked: true } });
  const { changes, next } = await pullAll(device);
  expect(changes).toMatchObject([
    { table: "catalog", kind: "track", id: ash, version: 1, doc: { title: "Ash", artistNames: [] } },
    { table: "catalog", kind: "track", id: birch },
    { table: "playlists", id: list.id, version: 1, doc: { items: list.items, isOwn: true } },
    { table: "preferences", id: "crossfade", version: null, doc: { key: "crossfade", value: 3 } },
    { table: "likes", id: open, doc: { id: open, liked: true } },
  ]);
  expect(await pull(server, device, next)).toMatchObject({ changes: [], more: false });
  for (const title of ["Elm", "Fir"])
    await send(server, device, `PUT /catalog/${ash}`, { body: edit("track", { title }) });
  const after = await pull(server, device, next);
  expect(after.changes).toMatchObject([{ id: ash, version: 3, doc: { title: "Fir" } }]);
});

test("pages follow each other without a gap or a double, whatever their size", async () => {
  const device = await aDevice(server);
  const ids: string[] = [];
  for (let at = 0; at < 7; at++) ids.push(await aSong(server, device));
  const page = await pull(server, device, undefined, 3);
  expect([idsOf(page), page.more]).toEqual([ids.slice(0, 3), true]);
  expect(idsOf(await pullAll(device, page.next, 2))).toEqual(ids.slice(3));
  const { statements } = { statements: await server.statementsDuring(() => pull(server, device)) };
  expect(statements.filter((text) => text.includes("syncFeed"))).toHaveLength(1);
});

test("nobody passes a change that commits late: it comes with the page after its commit", async () => {
  const device = await aDevice(server);
  const [slow, quick] = [await aSong(server, device), await aSong(server, device)];
  const { next } = await pullAll(device);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  let begun = () => {};
  const started = new Promise<void>((done) => (begun = done));
  const late = server.db.transaction().execute(async (trx) => {
    await sql`update track set title = 'Late', version = version + 1 where id = ${slow}::uuid`.execute(trx);
    begun();
    await held;
  });
  await started;
  // The embedded engine has one connection: there the other writer waits, and nothing is passed either.
  const isAlone = server.database.engine === "embedded";
  const others = async () => {
    await send(server, device, `PUT /catalog/${quick}`, { body: edit("track", { title: "Quick" }) });
    return pullNow(server, device, next);
  };
  const seen = isAlone ? null : await others();
  release();
  await late;
  const first = seen ?? (await others());
  const rest = await pull(server, device, first.next);
  const titles = [...first.changes, ...rest.changes].map(({ doc }: any) => doc.title);
  expect(titles.toSorted()).toEqual(["Late", "Quick"]);
});

test("what is deleted is told as gone for a hundred days; who was away longer reads everything anew", async () => {
  const device = await aDevice(server);
  const list = await aList(server, device, []);
  const { next } = await pullAll(device);
  await send(server, device, `DELETE /playlists/${list.id}`);
  expect((await pull(server, device, next)).changes).toEqual([
    { table: "playlists", kind: null, id: list.id, version: null, doc: null },
  ]);
  await sweepSync({ db: server.db } as never);
  expect((await pull(server, device, next)).changes).toHaveLength(1);
  later = SYNC_KEPT_MS + 1;
  const cookie = await server.cookieFor(device.userId);
  expect(await pull(server, { ...device, cookie }, next)).toMatchObject({
    ...{ status: 410, code: "CURSOR_TOO_OLD" },
  });
  await sweepSync({ db: server.db } as never, new Date(Date.now() + later));
  later = 0;
  // Whose clock goes wrong learns it by what was forgotten.
  expect(await pull(server, device, next)).toMatchObject({ status: 410 });
  expect(idsOf(await pullAll(device))).not.toContain(list.id);
});

test("who leaves a studio reads everything anew, without a row of it; who comes to one gets all of it", async () => {
  const [owner, guest] = [await aDevice(server), await aDevice(server)];
  const song = await aSong(server, owner);
  const { next: before } = await pullAll(guest);
  const place = { workspaceId: owner.workspaceId, userId: guest.userId };
  await server.db
    .insertInto("membership")
    .values({ ...place, role: "manager" })
    .execute();
  expect(await pull(server, guest, before)).toMatchObject({ status: 410 });
  const inside = await pullAll(guest);
  expect(idsOf(inside)).toContain(song);
  await server.db
    .deleteFrom("membership")
    .where("workspaceId", "=", place.workspaceId)
    .where("userId", "=", place.userId)
    .execute();
  await send(server, owner, `PUT /catalog/${song}`, { body: edit("track", { title: "Secret" }) });
  const outside = await pull(server, guest, inside.next);
  expect(outside).toMatchObject({ status: 410 });
  expect(JSON.stringify([outside, await pullAll(guest)])).not.toMatch(new RegExp(`Secret|${song}`));
});

test("who no longer fills a playlist hears that it is gone, and who fills it hears of each change", async () => {
  const [owner, friend] = [await aDevice(server), await aDevice(server)];
  const list = await aList(server, owner, []);
  const filler = { playlistId: list.id, userId: friend.userId };
  await server.db
    .insertInto("playlistCollaborator")
    .values({ ...filler, joinedAt: new Date() })
    .execute();
  const first = await pullAll(friend);
  expect(first.changes).toMatchObject([{ id: list.id, doc: { title: "Evening", isOwn: false } }]);
  await send(server, owner, `PUT /playlists/${list.id}`, { body: edit(null, { title: "Night" }) });
  const second = await pullAll(friend, first.next);
  expect(second.changes).toMatchObject([{ id: list.id, doc: { title: "Night" } }]);
  await server.db.deleteFrom("playlistCollaborator").where("userId", "=", friend.userId).execute();
  expect((await pull(server, friend, second.next)).changes).toMatchObject([{ id: list.id, doc: null }]);
});

test("an artist's new name, an unlike and what goes with a person are told to those it concerns only", async () => {
  const device = await aDevice(server);
  const song = await aSong(server, device, { visibility: "public" });
  const artistId = newId();
  await server.db
    .insertInto("artist")
    .values({ id: artistId, workspaceId: device.workspaceId, name: "Nova" })
    .execute();
  await server.db.insertInto("trackArtist").values({ trackId: song, artistId, position: 0 }).execute();
  await send(server, device, "POST /data/likes", { body: { id: song, liked: true } });
  const { next } = await pullAll(device);
  await server.db.updateTable("artist").set({ name: "Nova Reyes" }).where("id", "=", artistId).execute();
  await send(server, device, `DELETE /data/likes/${song}`);
  // A job that counts plays is no news.
  await sql`update track set popularity = popularity + 1`.execute(server.db);
  expect((await pull(server, device, next)).changes).toMatchObject([
    { table: "catalog", id: song, doc: { artistNames: ["Nova Reyes"] } },
    { table: "likes", id: song, doc: null },
  ]);
  const fan = await aDevice(server);
  await send(server, fan, "POST /data/likes", { body: { id: song, liked: true } });
  await server.db.deleteFrom("workspace").where("id", "=", fan.workspaceId).execute();
  await server.db.deleteFrom("user").where("id", "=", fan.userId).execute();
  const { rows } =
    await sql`select from "syncFeed".change where owner in (${fan.userId}, ${fan.workspaceId})`.execute(
      server.db,
    );
  expect(rows).toEqual([]);
});

test("a cursor that is none is refused, and one of another installation reads everything anew", async () => {
  const device = await aDevice(server);
  expect(await pull(server, device, "soon")).toMatchObject({ status: 400 });
  const { next } = await pullAll(device);
  const cursor = JSON.parse(Buffer.from(next, "base64url").toString());
  const foreign = Buffer.from(JSON.stringify({ ...cursor, feed: newId() })).toString("base64url");
  expect(await pull(server, device, foreign)).toMatchObject({ status: 410 });
  expect(await send(server, null, "GET /changes")).toMatchObject({ status: 401 });
});
