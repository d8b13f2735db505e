import fc from "fast-check";
import { holding, holdingInSteps, ordered, orderedInSteps, SHELF_ORDERS, shelfOrderIn } from "./shelf.ts";

const SONGS = [
  { id: "1", title: "Ámbar", by: "Mara Lune" },
  { id: "2", title: "Zenith", by: "Échos" },
  { id: "3", title: "Track 10", by: "Mara Lune" },
  { id: "4", title: "Track 9", by: "Mara Lune" },
];
const ids = (text: string, order: string | null = null) =>
  holding(ordered(SONGS, shelfOrderIn(order), "en"), text).map(({ id }) => id);

test("without a wish everything stands as it came, the latest first", () => {
  expect(ids("")).toEqual(["1", "2", "3", "4"]);
  expect(ids("", "loudest")).toEqual(["1", "2", "3", "4"]);
});

test("a song is found by its title and by who made it, with or without accents and capitals", () => {
  expect(ids("ambar")).toEqual(["1"]);
  expect(ids("ECHOS zen")).toEqual(["2"]);
  expect(ids("lune 10")).toEqual(["3"]);
  expect(ids("nobody")).toEqual([]);
});

test("titles stand by the alphabet, accents beside their letters and 9 before 10", () => {
  expect(ids("", "title")).toEqual(["1", "4", "3", "2"]);
});

test("by artist, the songs of one stand by title", () => {
  expect(ids("", "artist")).toEqual(["2", "1", "4", "3"]);
});

test("what is found keeps the order it stands in", () => {
  expect(ids("track", "title")).toEqual(["4", "3"]);
  expect(ids("lune", "artist")).toEqual(["1", "4", "3"]);
});

/** What steps end with. */
function ended<Result>(steps: Iterator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

test("a long library in steps stands as it does at once", () => {
  const word = fc.constantFrom("Ámbar", "ambar", "Track 9", "Track 10", "Ñandú", "Nube", "");
  const library = fc.array(fc.record({ title: word, by: word }), { maxLength: 1_500, size: "max" });
  fc.assert(
    fc.property(
      library,
      fc.constantFrom(...SHELF_ORDERS),
      fc.constantFrom("en", "es"),
      (lines, order, locale) => {
        const items = lines.map((line, at) => ({ ...line, id: String(at) }));
        expect(ended(orderedInSteps(items, order, locale))).toEqual(ordered(items, order, locale));
      },
    ),
    { numRuns: 40 },
  );
});

test("what a long library is searched for in steps is what it holds at once", () => {
  const items = Array.from({ length: 2_500 }, (_, n) => ({
    id: String(n),
    title: `Track ${n}`,
    by: "Échos",
  }));
  for (const text of ["", "echos 24", "1", "nobody"])
    expect(ended(holdingInSteps(items, text))).toEqual(holding(items, text));
});
