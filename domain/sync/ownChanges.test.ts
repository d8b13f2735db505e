import type { Draft } from "./addDraft.ts";
import { CHANGE_KEPT_MS, MOST_CHANGES, MOST_CHARACTERS, type OwnChange, withChange } from "./ownChanges.ts";

const draft = (some: Partial<Draft>): Draft => ({
  ...{ action: "update", table: "likes", data: {}, entityId: "tide", changed: ["liked"] },
  ...{ base: null, baseVersion: null, kind: "like", name: "Tide" },
  ...some,
});
const all = (...changes: [at: number, some: Partial<Draft>][]) =>
  changes.reduce<readonly OwnChange[]>(
    (known, [at, some]) => withChange(known, { at, draft: draft(some) }),
    [],
  );
const times = (changes: readonly OwnChange[]) => changes.map(({ at }) => at);

test("what was written anew is remembered once, other fields and things beside it", () => {
  const track = { table: "catalog", kind: "track" } as const;
  expect(times(all([1, {}], [2, {}]))).toEqual([2]);
  expect(times(all([1, {}], [2, { entityId: "ebb" }]))).toEqual([1, 2]);
  expect(
    times(all([1, { ...track, changed: ["title", "bpm"] }], [2, { ...track, changed: ["bpm"] }])),
  ).toEqual([1, 2]);
  expect(
    times(all([1, { ...track, changed: ["bpm"] }], [2, { ...track, changed: ["title", "bpm"] }])),
  ).toEqual([2]);
});

test("each step of a list is remembered, until the list is deleted", () => {
  const list = { table: "playlists", kind: "playlist" } as const;
  const steps: [number, Partial<Draft>][] = [
    [1, { ...list, action: "create", changed: ["title", "items"] }],
    [2, { ...list, changed: ["items"] }],
    [3, { ...list, changed: ["items"] }],
  ];
  expect(times(all(...steps))).toEqual([1, 2, 3]);
  expect(times(all(...steps, [4, { ...list, action: "delete", changed: [] }]))).toEqual([4]);
});

test("what is older than any kept answer, or too much, is forgotten", () => {
  expect(times(all([1, {}], [1 + CHANGE_KEPT_MS, { entityId: "ebb" }]))).toEqual([1 + CHANGE_KEPT_MS]);
  const many = Array.from({ length: MOST_CHANGES + 2 }, (_, at): [number, Partial<Draft>] => [
    at + 1,
    { entityId: `song ${at}` },
  ]);
  expect(times(all(...many))).toEqual(times(all(...many.slice(2))));
  const long = { data: { items: "x".repeat(MOST_CHARACTERS * 0.6) } };
  expect(times(all([1, { ...long }], [2, { ...long, entityId: "ebb" }]))).toEqual([2]);
});
