import { jest } from "@jest/globals";
import type { Draft } from "../../domain/sync/addDraft.ts";
import { keepSyncing } from "./keepSyncing.ts";
import { SyncEngine } from "./SyncEngine.ts";
import { NO_REPLY } from "./sendCalls.ts";
import { Disk, MemoryStore } from "./testing/MemoryStore.ts";

const draft = (id: string, title = "Tide"): Draft => ({
  action: "update",
  table: "catalog",
  entityId: id,
  data: { id, title },
  changed: ["title"],
  base: { title: "Tidal" },
  baseVersion: 1,
  kind: "track",
  name: title,
});

/** An engine whose rounds a test looks at; `status` is what the server says to everything. */
async function openEngine(disk = new Disk()) {
  const page = { status: 200, isOnline: true, now: 0, rounds: [] as number[], isHere: true, isReplay: false };
  const store = new MemoryStore(disk);
  let ids = 0;
  const engine = new SyncEngine({
    store,
    send: async (entries) => {
      page.rounds.push(entries.length);
      return entries.map((entry) => ({
        ...NO_REPLY,
        status: page.status,
        version: 2,
        doc: page.status === 200 ? entry.data : null,
        isReplay: page.isReplay,
      }));
    },
    now: () => page.now,
    newId: () => `key-${++ids}`,
    isStillHere: async () => page.isHere,
    isOnline: () => page.isOnline,
    alone: (work) => work(),
    onAccepted: () => {},
    onChanged: () => {},
  });
  await engine.start();
  return { engine, page, disk, store };
}
const setOnline = (value: boolean) =>
  Object.defineProperty(navigator, "onLine", { value, configurable: true });

afterEach(() => {
  jest.useRealTimers();
  setOnline(true);
});

test("a round sends ten changes at most, and the rest comes thirty seconds later", async () => {
  jest.useFakeTimers();
  const { engine, page } = await openEngine();
  page.isOnline = false;
  for (let at = 0; at < 25; at++) await engine.save(draft(`song-${at}`));
  page.isOnline = true;
  const stop = keepSyncing(engine, async () => null, "test");
  await jest.advanceTimersByTimeAsync(0);
  expect(page.rounds).toEqual([10]);
  await jest.advanceTimersByTimeAsync(29_900);
  expect(page.rounds).toEqual([10]);
  await jest.advanceTimersByTimeAsync(200);
  expect(page.rounds).toEqual([10, 10]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(page.rounds).toEqual([10, 10, 5]);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.rounds).toEqual([10, 10, 5]);
});

test("a round begins at once when the connection returns, and when somebody looks at the page", async () => {
  jest.useFakeTimers();
  const { engine, page } = await openEngine();
  const stop = keepSyncing(engine, async () => null, "test");
  for (const begin of [
    () => window.dispatchEvent(new Event("online")),
    () => document.dispatchEvent(new Event("visibilitychange")),
  ]) {
    page.isOnline = false;
    await engine.save(draft("song"));
    page.isOnline = true;
    begin();
    await jest.advanceTimersByTimeAsync(1);
  }
  expect(page.rounds).toEqual([1, 1]);
  stop();
});

test("after three tries it leaves the queue for the shelf, and comes back by itself", async () => {
  const { engine, page } = await openEngine();
  page.status = 500;
  await engine.save(draft("song"));
  for (let round = 0; round < 5; round++) await engine.round();
  expect(page.rounds).toEqual([1, 1, 1]);
  const [letter] = engine.view().waiting.shelf;
  expect([letter?.reason, letter?.lastError?.text]).toEqual(["waiting", "HTTP 500: Internal Server Error"]);
  page.now = 30_001;
  page.status = 200;
  await engine.round();
  expect(engine.view().waiting).toMatchObject({ queue: [], shelf: [] });
});

test("what the server refuses waits for the person: tried again it goes out, thrown away what was before shows", async () => {
  const { engine, page, disk } = await openEngine();
  page.status = 422;
  await engine.save(draft("song"));
  await engine.save(draft("other"));
  for (let round = 0; round < 3; round++) await engine.round();
  const [first, second] = engine.view().waiting.shelf;
  expect([first?.reason, second?.reason]).toEqual(["needsYou", "needsYou"]);
  page.status = 200;
  await engine.retry(first!.id);
  await engine.discard(second!.id);
  expect(engine.view().waiting.shelf.map(({ reason }) => reason)).toEqual(["discarded"]);
  expect(disk.items.catalog.get("song")?.syncStatus).toBe("synced");
  expect(disk.items.catalog.has("other")).toBe(false);
});

test("a person who asks for it without a connection is told so", async () => {
  const { engine, page } = await openEngine();
  page.isOnline = false;
  await expect(engine.syncNow()).rejects.toMatchObject({ told: { code: "sync.offline" } });
});

test("nothing is sent in the session of somebody else, nor counted as tried", async () => {
  const { engine, page } = await openEngine();
  page.isHere = false;
  await engine.save(draft("song"));
  await engine.round();
  expect(page.rounds).toEqual([]);
  expect(engine.view()).toMatchObject({
    stop: "signIn",
    waiting: { queue: [{ retryCount: 0, wasSent: false }] },
  });
  page.isHere = true;
  await engine.round();
  expect(engine.view()).toMatchObject({ stop: null, waiting: { queue: [] } });
});

test("a session that ended, or a page that is too old, stops the round without counting", async () => {
  const { engine, page } = await openEngine();
  page.status = 401;
  await engine.save(draft("song"));
  await engine.round();
  expect(engine.view()).toMatchObject({ stop: "signIn", waiting: { queue: [{ retryCount: 0 }] } });
  page.status = 426;
  await engine.round();
  expect(engine.view()).toMatchObject({ stop: "tooOld", waiting: { queue: [{ retryCount: 0 }] } });
});

test("a browser that dies after the change was kept has it at the next start, in what is stored and on its way", async () => {
  const { engine, page, store, disk } = await openEngine();
  page.isOnline = false;
  store.onWrite = (what) => {
    if (what === "item") store.die();
  };
  void engine.save(draft("song"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(disk.items.catalog.size).toBe(0);
  const next = await openEngine(disk);
  expect(disk.items.catalog.get("song")).toMatchObject({ title: "Tide", syncStatus: "offline" });
  await next.engine.round();
  expect(disk.items.catalog.get("song")).toMatchObject({ title: "Tide", syncStatus: "synced" });
});

test("changes of one thing that nobody has sent go as one, under one key", async () => {
  const { engine, page } = await openEngine();
  page.isOnline = false;
  const first = await engine.save(draft("song", "Tide"));
  const second = await engine.save(draft("song", "Undertow"));
  expect(second).toMatchObject({ id: first.id, data: { title: "Undertow" }, base: { title: "Tidal" } });
});

test("what was deleted here and made anew elsewhere is shown, though the answer to the delete comes a second time", async () => {
  const { engine, page, disk } = await openEngine();
  const change = { table: "playlists" as const, id: "evening", version: 2, doc: { id: "evening" } };
  page.isOnline = false;
  await engine.save({ ...draft("evening"), table: "playlists", action: "delete", changed: [], base: null });
  page.isOnline = true;
  await engine.pull(async () => ({ changes: [change], next: "1", more: false }));
  expect(disk.items.playlists.has("evening")).toBe(false);
  page.isReplay = true;
  await engine.round();
  expect(disk.items.playlists.get("evening")).toMatchObject({ syncStatus: "synced" });
});
