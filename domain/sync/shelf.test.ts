import { addDraft, type Draft } from "./addDraft.ts";
import { NOTHING_WAITS, type Waiting } from "./entry.ts";
import { bringBack, discardEntry } from "./shelf.ts";

const draft = (action: Draft["action"], title: string): Draft => ({
  ...{ action, table: "playlists", entityId: "night", changed: ["title"], baseVersion: null },
  ...{ data: { id: "night", title }, base: null, kind: "playlist", name: title },
});
const add = (waiting: Waiting, made: Draft, id: string) =>
  addDraft(waiting, made, { id, createdAt: "2026-11-25T20:00:00.000Z" }).waiting;
const named = () => {
  let count = 0;
  return () => `again ${++count}`;
};

test("a change that was thrown away comes back under a new name, as nobody sent it", () => {
  const waiting = discardEntry(add(NOTHING_WAITS, draft("update", "Dawn"), "one"), "one", 1_000);
  const back = bringBack(waiting, "one", named());
  expect(back.shelf).toEqual([]);
  expect(back.queue).toMatchObject([
    { id: "again 1", wasSent: false, retryCount: 0, data: { title: "Dawn" } },
  ]);
});

test("with what should have been made comes what was done to it, in its order", () => {
  const made = add(NOTHING_WAITS, draft("create", "Night"), "one");
  const sent = { ...made, queue: made.queue.map((entry) => ({ ...entry, wasSent: true })) };
  const gone = discardEntry(add(sent, draft("update", "Dawn"), "two"), "one", 1_000);
  expect([gone.queue.length, gone.shelf.length]).toEqual([0, 2]);
  const back = bringBack(gone, "two", named());
  expect(back.queue.map(({ action }) => action)).toEqual(["create", "update"]);
});

test("what is not thrown away stays where it is", () => {
  const waiting = add(NOTHING_WAITS, draft("update", "Dawn"), "one");
  expect(bringBack(waiting, "one", named())).toBe(waiting);
});
