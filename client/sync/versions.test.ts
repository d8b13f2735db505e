import "fake-indexeddb/auto";
import { openDB } from "idb";
import type { Draft } from "../../domain/sync/addDraft.ts";
import { SyncEngine } from "./SyncEngine.ts";

// It looks for the browser's databases when it is loaded.
const { openLocalStore } = await import("./openLocalStore.ts");
const { databaseName } = await import("./openDatabase.ts");
const { openSendCalls } = await import("./sendCalls.ts");

interface Said {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}
const OURS = { "x-levare-sync": "2" };
const TAKEN = { status: 200, headers: {}, body: { version: 2, doc: { id: "x" } } };

let person = 0;
/** A device of somebody whose network answers everything with `page.says`; `page.asked` are the calls. */
async function aDevice(userId = `person-${++person}`) {
  const page = { says: { body: {} } as Said, isOnline: false, asked: [] as { path: string; body: any }[] };
  globalThis.fetch = async (path, init) => {
    page.asked.push({ path: String(path), body: JSON.parse(String(init?.body ?? "null")) });
    const { body, status = 200, headers = {} } = page.says;
    return Response.json(body, { status, headers });
  };
  let ids = 0;
  const engine = new SyncEngine({
    store: await openLocalStore(userId),
    send: openSendCalls(userId),
    now: () => 0,
    newId: () => `key-${++ids}`,
    isStillHere: async () => true,
    isOnline: () => page.isOnline,
    alone: (work) => work(),
    onAccepted: () => {},
    onChanged: () => {},
  });
  await engine.start();
  const round = () => {
    page.isOnline = true;
    return engine.round();
  };
  return { userId, engine, page, round, waiting: () => engine.view().waiting };
}
const renamed = (id: string): Draft => ({
  ...{ action: "update", table: "catalog", entityId: id, data: { id, title: "Ebb" }, changed: ["title"] },
  ...{ base: { title: "Tide" }, baseVersion: 1, kind: "track", name: "Ebb" },
});

test.each<[string, Said]>([
  ["done in another form", { headers: OURS, body: { state: "ok", at: 2 } }],
  ["a version that is no number", { headers: OURS, body: { doc: {}, version: "2-a" } }],
  ["accepted, to be done later", { status: 202, headers: OURS, body: { doc: {}, version: 2 } }],
  ["an app that is too old", { status: 426, headers: OURS, body: { code: "sync.appTooOld" } }],
])(
  "a newer server's answer that an app does not know (%s) leaves the change waiting, uncounted, and asks for a new version",
  async (_name, says) => {
    const { userId, engine, page, round, waiting } = await aDevice();
    await engine.save(renamed("x"));
    page.says = says;
    await round();
    await round();
    expect(page.asked).toHaveLength(1);
    expect([engine.view().stop, waiting().queue]).toMatchObject(["tooOld", [{ id: "key-1", retryCount: 0 }]]);

    // The new version comes with a new page.
    const next = await aDevice(userId);
    next.page.says = { headers: OURS, body: { doc: { id: "x" }, version: 2 } };
    await next.round();
    expect([next.engine.view().stop, next.waiting().queue]).toEqual([null, []]);
  },
);

test("the page of a hotel's network that answers everything with yes takes no change from the device", async () => {
  const { engine, page, round, waiting } = await aDevice();
  await engine.save(renamed("x"));
  page.says = { body: { ok: true } };
  await round();
  expect([engine.view().stop, waiting().queue]).toMatchObject([null, [{ retryCount: 1 }]]);
  page.says = { headers: OURS, body: { doc: { id: "x" }, version: 2 } };
  await round();
  expect(waiting().queue).toEqual([]);
});

test("of a batch what is understood is taken, and what is not keeps waiting", async () => {
  const { engine, page, round, waiting } = await aDevice();
  for (const id of ["one", "two", "three"]) await engine.save(renamed(id));
  page.says = { headers: OURS, body: { answers: [{ ...TAKEN, body: { doc: 7 } }, TAKEN] } };
  await round();
  expect([engine.view().stop, waiting().queue.map(({ entityId }) => entityId)]).toEqual([
    ...["tooOld", ["one", "three"]],
  ]);
});

test("what an older server does not know goes to the shelf with its words, and out once the server is newer", async () => {
  const { engine, page, round, waiting } = await aDevice();
  const told = { code: "sync.unknownChange", params: {}, error: "The server does not know it." };
  await engine.save(renamed("x"));
  page.says = { status: 422, headers: { "x-levare-sync": "1" }, body: told };
  for (let tries = 0; tries < 3; tries++) await round();
  const [letter] = waiting().shelf;
  expect(letter).toMatchObject({
    reason: "needsYou",
    lastError: { refusal: { code: "sync.unknownChange", message: told.error } },
  });
  page.says = { headers: OURS, body: { doc: { id: "x" }, version: 2 } };
  await engine.retry(letter!.id);
  expect([waiting().shelf, waiting().queue]).toEqual([[], []]);
});

/** Writes as another version of the app did. */
async function keptBefore(
  userId: string,
  queue: readonly { id: string }[],
  shelf: readonly { id: string }[],
) {
  (await openLocalStore(userId)).close();
  const database = await openDB(databaseName(userId));
  for (const entry of queue) await database.put("sync_queue", entry, entry.id);
  for (const entry of shelf) await database.put("dead_letters", entry, entry.id);
  database.close();
}

test("changes that the first version of the queue kept are shown, sent in their order under their keys, and never changed", async () => {
  const userId = `person-${++person}`;
  const first = (id: string, hour: number, rest: object) => ({
    ...{ id, action: "update", createdAt: `2026-01-01T0${hour}:00:00Z`, retryCount: 1, ...rest },
  });
  await keptBefore(
    userId,
    [
      first("later", 3, { table: "catalog", data: { id: "x", kind: "track", title: "Ebb" } }),
      first("earlier", 2, { table: "catalog", data: { id: "x", kind: "track", title: "Tide", bpm: 90 } }),
      first("choice", 4, { table: "preferences", data: { key: "crossfade", value: 4 } }),
    ],
    [first("refused", 1, { table: "playlists", action: "create", data: { id: "p", title: "Night" } })],
  );
  const { engine, page, round, waiting } = await aDevice(userId);
  expect(waiting().queue).toMatchObject([
    { id: "earlier", entityId: "x", changed: ["title", "bpm"], kind: "track", name: "Tide" },
    { id: "later", entityId: "x", changed: ["title"], kind: "track", name: "Ebb" },
    { id: "choice", entityId: "crossfade", changed: ["value"], kind: "preference" },
  ]);
  expect(waiting().shelf).toMatchObject([{ id: "refused", reason: "needsYou", name: "Night" }]);
  expect(await engine.stored("catalog")).toMatchObject([["x", { title: "Ebb", bpm: 90 }]]);
  const more = await engine.save(renamed("x"));
  expect(more.id).toBe("key-1");

  page.says = { headers: OURS, body: { answers: [TAKEN, TAKEN] } };
  await round();
  const [batch] = page.asked;
  expect(
    batch!.body.calls.map(({ headers, method, path }: any) => [headers["idempotency-key"], method, path]),
  ).toEqual([
    ["earlier", "PUT", "/api/catalog/x"],
    ["choice", "PUT", "/api/preferences/crossfade"],
  ]);
  expect(batch!.body.calls[0].body).toEqual({
    ...{ id: "x", kind: "track", title: "Tide", bpm: 90, sync: { changed: ["title", "bpm"], base: null } },
  });
});

test("what a newer app left that this one cannot send stays, and everything else goes out", async () => {
  const userId = `person-${++person}`;
  const newer = {
    ...renamed("x"),
    createdAt: "",
    seq: 1,
    wasSent: false,
    retryCount: 0,
    nextAt: null,
    stays: 0,
  };
  await keptBefore(
    userId,
    [
      { ...newer, id: "gig", table: "gigs", entityId: "g" },
      { ...newer, id: "restored", action: "restore", entityId: "r", seq: 2 },
    ] as never,
    [],
  );
  const { engine, page, round, waiting } = await aDevice(userId);
  await engine.save(renamed("x"));
  page.says = { headers: OURS, body: { doc: { id: "x" }, version: 2 } };
  await round();
  expect(page.asked.map(({ path }) => path)).toEqual(["/api/catalog/x"]);
  expect(waiting().queue.map(({ id, retryCount }) => [id, retryCount])).toEqual([
    ["gig", 0],
    ["restored", 0],
  ]);
});
