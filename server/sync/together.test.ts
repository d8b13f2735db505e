import { sql } from "kysely";
import { openTestServer, type TestServer } from "../testing.ts";
import { aDevice, aList, aSong, type Device, edit, send } from "./testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const call = (asked: string, body?: object, key: string = crypto.randomUUID()) => {
  const [method, path] = asked.split(" ");
  return { method, path: `/api${path}`, headers: { "idempotency-key": key }, body };
};
const together = async (device: Device, calls: object[]) =>
  (await send(server, device, "POST /sync", { body: { calls } })).answers as {
    status: number;
    headers: Record<string, string>;
    body: any;
  }[];
const titled = (id: string, title: string, key?: string) =>
  call(`PUT /catalog/${id}`, edit("track", { title }), key);
const songs = (device: Device, count: number) =>
  Promise.all(Array.from({ length: count }, () => aSong(server, device, { visibility: "public" })));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const row = (id: string) =>
  server.db.selectFrom("track").select(["title", "version"]).where("id", "=", id).executeTakeFirstOrThrow();
const transactionsOf = async (ids: readonly string[]) => {
  const { rows } = await sql<{ xid: string }>`
    select distinct xid from "syncFeed".change where "entityId" = any(${ids}::uuid[])`.execute(server.db);
  return rows.length;
};

test("changes of one batch stand together, each with its own answer, in the order in which they were sent", async () => {
  const device = await aDevice(server);
  const [first, second, third] = (await songs(device, 3)) as [string, string, string];
  const list = await aList(server, device, []);
  const answers = await together(device, [
    call(`PUT /playlists/${list.id}`, edit(null, { title: "Night" })),
    titled(first, "One"),
    call(`PUT /data/likes/${third}`, { liked: true }),
    titled(second, "Two"),
  ]);
  expect(statuses(answers)).toEqual([200, 200, 200, 200]);
  expect(answers.map(({ body }) => body.doc)).toMatchObject([
    ...[
      { id: list.id, title: "Night" },
      { id: first, title: "One" },
    ],
    ...[
      { id: third, liked: true },
      { id: second, title: "Two" },
    ],
  ]);
  expect(await transactionsOf([list.id, first, second])).toBe(1);
});

test("one that is refused is told why, and the others of its batch are done once", async () => {
  const device = await aDevice(server);
  const [first, second, third] = (await songs(device, 3)) as [string, string, string];
  const [foreign] = (await songs(await aDevice(server), 1)) as [string];
  const answers = await together(device, [
    titled(first, "One"),
    titled(foreign, "Mine"),
    titled(second, ""),
    call(`PUT /data/likes/${third}`, { liked: true }),
  ]);
  expect(statuses(answers)).toEqual([200, 404, 422, 200]);
  expect(await row(first)).toEqual({ title: "One", version: 2 });
  expect(await row(second)).toEqual({ title: "Tide", version: 1 });
  expect((await row(foreign)).title).toBe("Tide");
});

test("a batch whose answers were lost is answered again and done once, also where only some of it is new", async () => {
  const device = await aDevice(server);
  const [first, second, third] = (await songs(device, 3)) as [string, string, string];
  const sent = [titled(first, "One"), titled(second, "Two")];
  await together(device, sent);
  const again = await together(device, [...sent, titled(third, "Three")]);
  expect(statuses(again)).toEqual([200, 200, 200]);
  expect(again.map(({ headers }) => headers["idempotent-replay"])).toEqual(["true", "true", undefined]);
  expect(await Promise.all([first, second, third].map(row))).toEqual(
    ["One", "Two", "Three"].map((title) => ({ title, version: 2 })),
  );
  // What was done alone stands under its key for a batch, too.
  const key = crypto.randomUUID();
  await send(server, device, `PUT /catalog/${first}`, { key, body: edit("track", { title: "Four" }) });
  const other = await together(device, [titled(first, "Five", key), titled(second, "Six")]);
  expect(other.map(({ status, body }) => [status, body.code])).toEqual([
    [422, "KEY_REUSED"],
    [200, undefined],
  ]);
});

test("one batch that is sent twice at a time is done once", async () => {
  const device = await aDevice(server);
  const ids = await songs(device, 5);
  const calls = ids.map((id, n) => titled(id, `Song ${n}`));
  const [one, other] = await Promise.all([together(device, calls), together(device, calls.toReversed())]);
  expect([...statuses(one), ...statuses(other)]).toEqual(Array(10).fill(200));
  expect((await Promise.all(ids.map(row))).map(({ version }) => version)).toEqual(Array(5).fill(2));
});

test("two devices that change the same things in another order do not harm each other", async () => {
  const device = await aDevice(server);
  const ids = await songs(device, 5);
  const sent = await Promise.all(
    [ids, ids.toReversed()].map((order, of) =>
      together(
        device,
        order.map((id) => call(`PUT /catalog/${id}`, edit("track", of ? { bpm: 97 } : { title: "Ebb" }))),
      ),
    ),
  );
  expect(sent.flatMap(statuses)).toEqual(Array(10).fill(200));
  const rows = await server.db.selectFrom("track").selectAll().where("id", "in", ids).execute();
  expect(rows.map(({ title, bpm, version }) => [title, bpm, version])).toEqual(Array(5).fill(["Ebb", 97, 3]));
});

test("several changes of one thing are done in their order, whatever else is in the batch", async () => {
  const device = await aDevice(server);
  const [first, second] = (await songs(device, 2)) as [string, string];
  const answers = await together(device, [
    titled(first, "One"),
    titled(second, "Two"),
    titled(first, "Three"),
    titled(first, "Four"),
  ]);
  expect(answers.map(({ body }) => [body.version, body.doc.title])).toEqual([
    ...[
      [2, "One"],
      [2, "Two"],
    ],
    ...[
      [3, "Three"],
      [4, "Four"],
    ],
  ]);
});

test("names of several playlists and hearts that are taken back are written in one piece, and one that is wrong harms no other", async () => {
  const device = await aDevice(server);
  const ids = await songs(device, 2);
  const lists = [];
  for (let at = 0; at < 3; at++) lists.push(await aList(server, device, []));
  const [one, two, three] = lists.map(({ id }) => id) as [string, string, string];
  await together(
    device,
    ids.map((id) => call(`PUT /data/likes/${id}`, { liked: true })),
  );
  const named = (id: string, title: string) => call(`PUT /playlists/${id}`, edit(null, { title }));
  const back = ids.map((id) => call(`PUT /data/likes/${id}`, { liked: false }));
  const answers = await together(device, [named(two, "Night"), ...back, named(one, "Dawn")]);
  expect(statuses(answers)).toEqual([200, 200, 200, 200]);
  expect(answers.map(({ body }) => body.doc)).toMatchObject([
    { id: two, title: "Night" },
    { id: ids[0], liked: false },
    { id: ids[1], liked: false },
    { id: one, title: "Dawn" },
  ]);
  expect(await transactionsOf([one, two])).toBe(1);
  const again = await together(device, [named(three, ""), named(one, "Noon")]);
  expect(statuses(again)).toEqual([422, 200]);
  expect(again[1]!.body.doc).toMatchObject({ title: "Noon" });
});

test("a word for a draft and one for a track come in one batch", async () => {
  const device = await aDevice(server);
  const [song, other] = (await songs(device, 2)) as [string, string];
  const id = crypto.randomUUID();
  const { workspaceId } = device;
  await send(server, device, "POST /catalog", { body: { kind: "track", id, workspaceId, title: "Demo" } });
  const answers = await together(device, [titled(song, "One"), titled(id, "Take 2"), titled(other, "Two")]);
  expect(answers.map(({ body }) => body.doc)).toMatchObject([
    { title: "One" },
    { title: "Take 2", awaitsAudio: true },
    { title: "Two" },
  ]);
});

test("hearts of one batch stand in the library in the order in which they were given, and one that nobody may hear harms no other", async () => {
  const device = await aDevice(server);
  const ids = await songs(device, 4);
  const secret = await aSong(server, device, { visibility: "private" });
  const given = (id: string) => call(`PUT /data/likes/${id}`, { liked: true });
  expect(statuses(await together(device, ids.map(given)))).toEqual([200, 200, 200, 200]);
  const kept = await server.db
    .selectFrom("trackLike")
    .select("trackId")
    .where("userId", "=", device.userId)
    .orderBy("createdAt")
    .execute();
  expect(kept.map(({ trackId }) => trackId)).toEqual(ids);
  const [more] = (await songs(device, 1)) as [string];
  const answers = await together(device, [given(ids[0]!), given(secret), given(more)]);
  expect(statuses(answers)).toEqual([200, 404, 200]);
});
