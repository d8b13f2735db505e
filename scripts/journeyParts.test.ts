import { inParts, journeyParts } from "./journeyParts.ts";

const known = { "a.ts": 10, "b.ts": 10, "c.ts": 60, "d.ts": 40, "e.ts": 20 };

test("two servers get journeys that take about as long, each file once and in order", () => {
  expect(inParts(Object.keys(known), known, 2)).toEqual([
    ["a.ts", "b.ts", "c.ts"],
    ["d.ts", "e.ts"],
  ]);
});

test("a journey that nobody has timed yet is made, too, and one server makes all", () => {
  const files = [...Object.keys(known), "f.ts"];
  expect(inParts(files, known, 2).flat()).toEqual(files);
  expect(inParts(files, known, 1)).toEqual([files]);
});

test("no journey of this product is left out", () => {
  const parts = journeyParts(3);
  expect(new Set(parts.flat()).size).toBe(parts.flat().length);
  expect(parts.flat()).toContain("visitor.journey.ts");
  expect(parts.every((files) => files.length > 0)).toBe(true);
});
