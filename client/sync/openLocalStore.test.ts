import "fake-indexeddb/auto";
import { jest } from "@jest/globals";
import { openDB } from "idb";
import type { SyncEntry } from "../../domain/sync/entry.ts";
import { SYNC_RULES } from "../../domain/sync/rules.ts";

// It looks for the browser's databases when it is loaded.
const { openLocalStore, isDeviceFull } = await import("./openLocalStore.ts");
const { databaseName, hasUnsavedWork, openDatabase } = await import("./openDatabase.ts");

const DRAFT = {
  action: "update",
  table: "catalog",
  entityId: "song",
  data: { id: "song", title: "Tide" },
  changed: ["title"],
  base: { title: "Tidal" },
  baseVersion: 3,
  kind: "track",
  name: "Tide",
} as const;
const keep = (store: Awaited<ReturnType<typeof openLocalStore>>, id: string) =>
  store.change((before) => {
    const { waiting, entry } = SYNC_RULES.addDraft(before, { ...DRAFT, entityId: id }, { id, createdAt: "" });
    return { waiting, result: entry };
  });

test("an account has one database, version 1, with the stores and indexes that the specification names", async () => {
  await openLocalStore("nova");
  const database = await openDB(databaseName("nova"));
  expect(database.version).toBe(1);
  const indexes = Object.fromEntries(
    [...database.objectStoreNames].map((name) => [name, [...database.transaction(name).store.indexNames]]),
  );
  expect(indexes).toMatchObject({
    catalog: ["artist", "genre", "syncStatus"],
    playlists: ["syncStatus"],
    user_preferences: [],
    sync_queue: ["action", "table"],
    dead_letters: [],
    shadow: [],
    meta: [],
  });
  database.close();
});

test("what localforage writes is found by the indexes, and the version stays 1 after a reload", async () => {
  const store = await openLocalStore("ana");
  const item = { title: "Tide", artist: "Ana", genre: "pop", updatedAt: "", syncStatus: "offline" as const };
  await store.putItem("catalog", "song", item);
  expect(await store.offlineIds("catalog")).toEqual(["song"]);
  expect(await store.item("catalog", "song")).toEqual(item);
  store.close();
  const again = await openLocalStore("ana");
  expect(await again.offlineIds("catalog")).toEqual(["song"]);
  const database = await openDatabase(databaseName("ana"), () => {});
  expect([database.version, (await database.getAllFromIndex("catalog", "artist", "Ana")).length]).toEqual([
    1, 1,
  ]);
  database.close();
});

test("the queue is counted on, also after a reload, and nobody sees another account's", async () => {
  const store = await openLocalStore("ben");
  await keep(store, "one");
  await keep(store, "two");
  store.close();
  const again = await openLocalStore("ben");
  await keep(again, "three");
  const { queue } = await again.look();
  expect(queue.map(({ id, seq }: SyncEntry) => [id, seq])).toEqual([
    ["one", 1],
    ["two", 2],
    ["three", 3],
  ]);
  expect((await (await openLocalStore("cleo")).look()).queue).toEqual([]);
  expect(await hasUnsavedWork(databaseName("ben"))).toBe(true);
  expect(await hasUnsavedWork(databaseName("cleo"))).toBe(false);
  expect(await hasUnsavedWork("levare-uploads-ben")).toBe(false);
});

test("a connection that the browser let go of is opened anew", async () => {
  const store = await openLocalStore("dora");
  await keep(store, "one");
  const close = IDBDatabase.prototype.transaction;
  let isGone = true;
  IDBDatabase.prototype.transaction = function (...args) {
    if (!isGone) return close.apply(this, args);
    isGone = false;
    throw new DOMException("The database connection is closing.", "InvalidStateError");
  };
  await keep(store, "two");
  IDBDatabase.prototype.transaction = close;
  expect((await store.look()).queue.map(({ id }) => id)).toEqual(["one", "two"]);
});

test("a full device refuses the change, and nothing of it counts as kept", async () => {
  const store = await openLocalStore("eva");
  const put = jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("No room", "QuotaExceededError");
  });
  const refused = await keep(store, "one").then(
    () => null,
    (error: unknown) => error,
  );
  put.mockRestore();
  expect(isDeviceFull(refused)).toBe(true);
  expect((await store.look()).queue).toEqual([]);
});
