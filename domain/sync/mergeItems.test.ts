import fc from "fast-check";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { mergeItems, unmovedBetween } from "./mergeItems.ts";

const runs = { numRuns: 1_000 * THOROUGHNESS };
const listOf = (ids: readonly string[]) => ids.map((id) => ({ id }));
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const base = fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 });

/** Somebody's list made from the base: some taken out, some put in, all in any order. */
const editOf = (ids: readonly string[], fresh: string) =>
  fc.tuple(fc.subarray([...ids]), fc.subarray([...fresh])).chain(([left, added]) =>
    fc.shuffledSubarray([...left, ...added], {
      minLength: left.length + added.length,
      maxLength: left.length + added.length,
    }),
  );
const twoPeople = base.chain((ids) => fc.tuple(fc.constant(ids), editOf(ids, "1234"), editOf(ids, "5678")));

test("what either added is there, what either took out is gone, and nothing is there twice", () => {
  fc.assert(
    fc.property(twoPeople, ([start, mine, theirs]) => {
      const merged = idsOf(mergeItems(listOf(start), listOf(mine), listOf(theirs)));
      const wanted = [...new Set([...mine, ...theirs])].filter(
        (id) => !start.includes(id) || (mine.includes(id) && theirs.includes(id)),
      );
      expect([...merged].sort()).toEqual(wanted.sort());
    }),
    runs,
  );
});

test("where nobody else changed anything the list is the person's, and where they changed nothing it is the others'", () => {
  fc.assert(
    fc.property(twoPeople, ([start, mine, theirs]) => {
      expect(idsOf(mergeItems(listOf(start), listOf(mine), listOf(start)))).toEqual(mine);
      expect(idsOf(mergeItems(listOf(start), listOf(start), listOf(theirs)))).toEqual(theirs);
    }),
    runs,
  );
});

test("what the person did not move keeps the order in which the others left it, and what they put in keeps theirs", () => {
  fc.assert(
    fc.property(twoPeople, ([start, mine, theirs]) => {
      const merged = idsOf(mergeItems(listOf(start), listOf(mine), listOf(theirs)));
      const moved = new Set(mine.filter((id) => !unmovedBetween(start, mine).has(id)));
      expect(merged.filter((id) => !moved.has(id))).toEqual(
        theirs.filter((id) => merged.includes(id) && !moved.has(id)),
      );
      const placed = mine.filter((id) => moved.has(id) && merged.includes(id));
      const fresh = placed.filter((id) => !start.includes(id));
      // Before the same item they stand in the person's order; all new ones do where nobody else moved anything.
      if (unmovedBetween(start, theirs).size === start.filter((id) => theirs.includes(id)).length)
        expect(merged.filter((id) => fresh.includes(id))).toEqual(fresh);
    }),
    runs,
  );
});

test("arriving twice changes nothing more", () => {
  fc.assert(
    fc.property(twoPeople, ([start, mine, theirs]) => {
      const merged = mergeItems(listOf(start), listOf(mine), listOf(theirs));
      expect(idsOf(mergeItems(merged, merged, merged))).toEqual(idsOf(merged));
    }),
    runs,
  );
});

test("doubles in what was sent are one item", () => {
  expect(idsOf(mergeItems([], listOf(["1", "1", "2"]), listOf(["5", "5"])))).toEqual(["5", "1", "2"]);
});

test("one moves the first song to the end while another adds one in the middle: both have their way", () => {
  const start = listOf(["ash", "birch", "cedar"]);
  const mine = listOf(["birch", "cedar", "ash"]);
  const theirs = listOf(["ash", "birch", "elm", "cedar"]);
  expect(idsOf(mergeItems(start, mine, theirs))).toEqual(["birch", "elm", "cedar", "ash"]);
});

test("five thousand songs in another order are merged in a moment", () => {
  const start = Array.from({ length: 5_000 }, (_each, at) => String(at));
  const mine = start.toReversed();
  expect(idsOf(mergeItems(listOf(start), listOf(mine), listOf(start)))).toEqual(mine);
});
