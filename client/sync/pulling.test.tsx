import "fake-indexeddb/auto";
import { act, waitFor } from "@testing-library/react";
import { aViewer, openApp } from "../testing/openApp.tsx";
import type { ChangePage } from "./pullChanges.ts";
import { maySignOut } from "./saveOrQueue.ts";
import { syncState } from "./syncState.ts";

const { openLocalStore } = await import("./openLocalStore.ts");
await import("./openSync.ts");

const song = (id: string, title: string, version = 1) => ({
  ...{ table: "catalog" as const, kind: "track", id, version },
  doc: { kind: "track", id, title, genre: "jazz", artistNames: ["Nova", "Ben"], version },
});

/** What the server answers by cursor, and how it was asked. 410 where a page is null. */
let pages: Record<string, ChangePage | null>;
let asked: { since: string | null; user: string | null }[];
const setOnline = (value: boolean) => {
  Object.defineProperty(navigator, "onLine", { value, configurable: true });
  act(() => void window.dispatchEvent(new Event(value ? "online" : "offline")));
};
beforeEach(() => {
  asked = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), "http://localhost");
    if (url.pathname !== "/api/changes") return Response.json({ data: { viewer: null } });
    const since = url.searchParams.get("since");
    asked.push({ since, user: new Headers(init!.headers).get("x-levare-user") });
    const page = pages[since ?? ""];
    return page ? Response.json(page) : Response.json({}, { status: 410 });
  };
});
afterEach(() => setOnline(true));

let devices = 0;
/** A device of somebody who is signed in, and what it has stored. */
async function aDevice() {
  const id = `listener-${++devices}`;
  const app = await openApp("/cookies", aViewer({ id }));
  await waitFor(() => expect(syncState().engine).not.toBeNull());
  const store = await openLocalStore(id);
  return { ...app, id, store };
}

test("a device reads what its person has page by page, and later only what changed since", async () => {
  pages = {
    "": { changes: [song("tide", "Tide"), song("ebb", "Ebb")], next: "one", more: true },
    one: { changes: [song("flood", "Flood")], next: "two", more: false },
    two: { changes: [{ ...song("ebb", ""), version: null, doc: null }], next: "three", more: false },
    three: { changes: [], next: "three", more: false },
  };
  const { id, store } = await aDevice();
  await waitFor(async () => expect(await store.fact("cursor")).toBe("two"));
  expect(asked).toEqual([
    { since: null, user: id },
    { since: "one", user: id },
  ]);
  expect(await store.item("catalog", "tide")).toMatchObject({
    ...{ title: "Tide", artist: "Nova, Ben", genre: "jazz", syncStatus: "synced" },
  });
  setOnline(false);
  setOnline(true);
  await waitFor(async () => expect(await store.fact("cursor")).toBe("three"));
  expect(await store.item("catalog", "ebb")).toBeNull();
  expect(await store.item("catalog", "flood")).toMatchObject({ title: "Flood" });
});

test("what changed elsewhere comes under what waits here", async () => {
  pages = { "": { changes: [song("tide", "Tide")], next: "one", more: false } };
  const { store } = await aDevice();
  await waitFor(async () => expect(await store.fact("cursor")).toBe("one"));
  setOnline(false);
  const draft = {
    action: "update",
    table: "catalog",
    entityId: "tide",
    kind: "track",
    name: "Tide",
  } as const;
  await act(async () => {
    await syncState().engine!.save({
      ...{ ...draft, data: { id: "tide", title: "Ebb" }, changed: ["title"] },
      ...{ base: { title: "Tide" }, baseVersion: 1 },
    });
  });
  pages.one = { changes: [{ ...song("tide", "Flood", 2) }], next: "two", more: false };
  (pages.one.changes[0]!.doc as Record<string, unknown>).genre = "rock";
  setOnline(true);
  await waitFor(async () => expect(await store.fact("cursor")).toBe("two"));
  expect(await store.item("catalog", "tide")).toMatchObject({
    title: "Ebb",
    genre: "rock",
    syncStatus: "offline",
  });
});

test("a device that was away too long reads everything anew, and lets go of what is not its person's any more", async () => {
  pages = { "": { changes: [song("tide", "Tide"), song("ebb", "Ebb")], next: "one", more: false } };
  const { store } = await aDevice();
  await waitFor(async () => expect(await store.fact("cursor")).toBe("one"));
  pages = { "": { changes: [song("ebb", "Ebb")], next: "nine", more: false }, one: null };
  setOnline(false);
  setOnline(true);
  await waitFor(async () => expect(await store.fact("cursor")).toBe("nine"));
  expect(await store.item("catalog", "tide")).toBeNull();
  expect(await store.item("catalog", "ebb")).toMatchObject({ title: "Ebb" });
});

test("whoever signs out leaves nothing on the device of what was read for them", async () => {
  pages = { "": { changes: [song("tide", "Tide"), song("ebb", "Ebb")], next: "one", more: false } };
  const { store } = await aDevice();
  await waitFor(async () => expect(await store.fact("cursor")).toBe("one"));
  await act(async () => void (await maySignOut()));
  expect([await store.items("catalog"), await store.fact("cursor")]).toEqual([[], null]);
});
