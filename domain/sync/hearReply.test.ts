import { addDraft, type Draft } from "./addDraft.ts";
import { NOTHING_WAITS, unsavedEntries } from "./entry.ts";
import { hearReply, type SyncReply } from "./hearReply.ts";
import { takeWave } from "./takeWave.ts";

const RENAMED: Draft = {
  ...{ action: "update", table: "catalog", entityId: "x", data: { id: "x", title: "Undertow" } },
  ...{ changed: ["title"], base: { title: "Under" }, baseVersion: 3, kind: "track", name: "Undertow" },
};
const reply = (status: number, version: number | null): SyncReply => ({
  ...{ status, version, doc: null, retryAfterMs: null, isReplay: false, isKept: false, refusal: null },
});

test("a change that one tab put on the shelf leaves it when another tab is told that it was taken", () => {
  const { waiting: kept, entry } = addDraft(NOTHING_WAITS, RENAMED, { id: "one", createdAt: "" });
  const { waiting: sent } = takeWave(kept, { now: 0, most: 10, failed: new Set() });
  const { waiting: shelved, effect } = hearReply(sent, entry.id, reply(409, 4), 0);
  expect([effect.kind, shelved.shelf.length]).toEqual(["shelved", 1]);
  const { waiting, effect: taken } = hearReply(shelved, entry.id, reply(200, 4), 0);
  expect([taken.kind, unsavedEntries(waiting)]).toEqual(["accepted", []]);
});

test("a delete of what was begun here does not name a version that others made", () => {
  const begun = addDraft(
    NOTHING_WAITS,
    { ...RENAMED, action: "create", base: null, baseVersion: null },
    {
      ...{ id: "one", createdAt: "" },
    },
  );
  const { waiting: sent } = takeWave(begun.waiting, { now: 0, most: 10, failed: new Set() });
  const gone: Draft = { ...RENAMED, action: "delete", data: { id: "x" }, changed: [], baseVersion: null };
  const { waiting } = addDraft(sent, gone, { id: "two", createdAt: "" });
  const versionAfter = (heard: SyncReply) =>
    hearReply(waiting, "one", heard, 0).waiting.queue[0]!.baseVersion;
  expect(versionAfter(reply(201, 1))).toBe(1);
  expect(versionAfter(reply(200, 2))).toBe(0);
  expect(versionAfter(reply(201, 2))).toBe(0);
  expect(versionAfter({ ...reply(201, 1), isReplay: true })).toBe(1);
  expect(versionAfter({ ...reply(201, 2), isReplay: true })).toBe(0);
});
