import { openTestServer, type TestServer } from "../testing.ts";
import { aDevice, aSong, edit, send } from "./testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const call = (method: string, path: string, body: unknown = null) => ({
  ...{ method, path: `/api${path}`, headers: { "idempotency-key": crypto.randomUUID() }, body },
});

test("of a newer app's batch what this server does not know is refused in words, each by itself, and everything else is done", async () => {
  const device = await aDevice(server);
  const song = await aSong(server, device, { bpm: 90 });
  const open = await aSong(server, device, { visibility: "public" });
  const like = { id: open, liked: true };
  const calls = [
    call("PUT", `/catalog/${song}`, edit("track", { bpm: 97 }, { bpm: 90 })),
    call("POST", "/data/gigs", { id: song, sync: { changed: ["city"], base: null } }),
    call("PUT", `/catalog/${song}`, edit("track", { title: "Ebb", tuning: 432 }, { title: "Tide" })),
    call("PUT", `/catalog/${song}`, edit("track", { visibility: "friends" })),
    call("PUT", `/catalog/${song}`, edit("gig", { title: "Ebb" })),
    call("PUT", "/preferences/lighting", { value: "warm" }),
    call("PATCH", `/catalog/${song}`, edit("track", { title: "Ebb" })),
    { does: "everything" },
    call("PUT", `/data/likes/${song}`, { ...like, colour: "red", sync: { changed: ["colour"], base: null } }),
    call("POST", "/data/likes", { ...like, colour: "red", sync: { changed: ["liked"], base: null } }),
  ];
  const { status, answers } = await send(server, device, "POST /sync", {
    body: { calls, since: 3 },
    headers: { "x-levare-sync": "2", "accept-language": "es" },
  });
  expect([status, answers.map((each: any) => each.status)]).toEqual([
    ...[200, [200, 422, 422, 422, 422, 422, 422, 422, 422, 200]],
  ]);
  for (const { body } of answers.slice(1, 9))
    expect(body).toMatchObject({ code: "sync.unknownChange", error: expect.stringMatching(/^Este cambio/) });
  expect(answers[9].body.doc).toMatchObject(like);
  // What is known in part is not done in part.
  const stands = await server.db
    .selectFrom("track")
    .select(["title", "bpm", "visibility"])
    .where("id", "=", song)
    .executeTakeFirst();
  expect(stands).toEqual({ title: "Tide", bpm: 97, visibility: "private" });
});

test("a change that was refused as unknown is done under its own key by a server that knows it", async () => {
  const device = await aDevice(server);
  const song = await aSong(server, device);
  const key = crypto.randomUUID();
  const path = `PUT /catalog/${song}`;
  expect(
    await send(server, device, path, { key, body: edit("track", { title: "Ebb", tuning: 432 }) }),
  ).toMatchObject({
    status: 422,
    code: "sync.unknownChange",
  });
  // For the server that knows it is another body than what was refused: the key stands for nothing yet.
  expect(await send(server, device, path, { key, body: edit("track", { title: "Ebb" }) })).toMatchObject({
    ...{ status: 200, isReplay: false, doc: { title: "Ebb" } },
  });
});

test("every answer says of which version the server is, an app that is too old gets nothing else", async () => {
  const device = await aDevice(server);
  const song = await aSong(server, device);
  const body = edit("track", { title: "Ebb" });
  const [taken, old, gone] = [
    await send(server, device, `PUT /catalog/${song}`, { body }),
    await send(server, device, "POST /sync", { body: { calls: [] }, headers: { "x-levare-sync": "0" } }),
    await send(server, null, "GET /changes"),
  ];
  expect([taken.status, old.status, gone.status]).toEqual([200, 426, 401]);
  for (const { headers } of [taken, old, gone]) expect(headers.get("x-levare-sync")).toBe("1");
  expect(await send(server, device, "GET /changes", { headers: { "x-levare-sync": "0" } })).toMatchObject({
    ...{ status: 426, code: "sync.appTooOld" },
  });
});
