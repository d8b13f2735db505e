import fc from "fast-check";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { addDraft, type Draft } from "./addDraft.ts";
import { NOTHING_WAITS } from "./entry.ts";
import { type Item, mergeItems } from "./mergeItems.ts";

const listOf = (ids: readonly string[]) => ids.map((id) => ({ id }));
const idsOf = (items: unknown) => (items as readonly Item[]).map(({ id }) => id);
const filled = (base: readonly Item[], mine: readonly Item[]): Draft => ({
  ...{ action: "update", table: "playlists", entityId: "night", changed: ["items"], baseVersion: null },
  ...{ data: { id: "night", items: mine }, base: { items: base }, kind: "playlist", name: "Night" },
});
const made = (id: string) => ({ id, createdAt: "2026-11-25T20:00:00.000Z" });

/** Somebody's list made from another: some taken out, some put in, in any order. */
const editOf = (ids: readonly string[], fresh: string) =>
  fc.tuple(fc.subarray([...ids]), fc.subarray([...fresh])).chain(([left, added]) =>
    fc.shuffledSubarray([...left, ...added], {
      minLength: left.length + added.length,
      maxLength: left.length + added.length,
    }),
  );

test("two changes of a playlist that nobody has sent put in and take out as one what they did one after the other", () => {
  const story = fc.uniqueArray(fc.constantFrom(..."abcd"), { maxLength: 4 }).chain((start) =>
    fc.tuple(fc.constant(start), editOf(start, "12"), editOf(start, "78")).chain(([base, mine, theirs]) => {
      // What others changed meanwhile may have been seen before the second change, or not.
      const seen = idsOf(mergeItems(listOf(base), listOf(mine), listOf(theirs)));
      const from = fc.constantFrom(mine, seen);
      return from.chain((shown) =>
        fc.tuple(...[base, mine, theirs, shown].map((each) => fc.constant(each)), editOf(shown, "34")),
      );
    }),
  );
  fc.assert(
    fc.property(story, ([base, mine, theirs, shown, later]) => {
      const first = filled(listOf(base!), listOf(mine!));
      const second = filled(listOf(shown!), listOf(later!));
      const { waiting } = addDraft(addDraft(NOTHING_WAITS, first, made("1")).waiting, second, made("2"));
      expect(waiting.queue).toHaveLength(1);
      const [joined] = waiting.queue;
      const upon = (draft: Draft, list: readonly Item[]) =>
        mergeItems(draft.base!.items as Item[], draft.data.items as Item[], list);
      const apart = upon(second, upon(first, listOf(theirs!)));
      expect(idsOf(upon(joined!, listOf(theirs!))).sort()).toEqual(idsOf(apart).sort());
    }),
    { numRuns: 1_000 * THOROUGHNESS },
  );
});

test("what the first change says of a song it put in stays with it when the second moves it", () => {
  const line = { title: "Tide" };
  const first = filled([], [{ id: "a", line } as Item]);
  const second = filled(listOf(["a"]), listOf(["b", "a"]));
  const { waiting } = addDraft(addDraft(NOTHING_WAITS, first, made("1")).waiting, second, made("2"));
  expect(waiting.queue[0]!.data.items).toEqual([{ id: "b" }, { id: "a", line }]);
  expect(waiting.queue[0]!.base).toEqual({ items: [] });
});
