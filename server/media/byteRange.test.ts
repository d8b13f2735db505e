import fc from "fast-check";
import { parseByteRange } from "./byteRange.ts";

test.each([
  ["the first bytes", "bytes=0-99", { start: 0, end: 99 }],
  ["from the middle to the end", "bytes=500-", { start: 500, end: 999 }],
  ["the last bytes", "bytes=-200", { start: 800, end: 999 }],
  ["more than there is", "bytes=900-5000", { start: 900, end: 999 }],
  ["a tail longer than the file", "bytes=-5000", { start: 0, end: 999 }],
  ["beyond the end", "bytes=1000-", "unsatisfiable"],
  ["an empty tail", "bytes=-0", "unsatisfiable"],
  ["backwards, which is no range at all", "bytes=9-3", null],
  ["several ranges, which get the whole", "bytes=0-1,5-6", null],
  ["another unit", "seconds=1-2", null],
  ["nothing", null, null],
])("%s of a song of 1000 bytes", (_what, header, range) => {
  expect(parseByteRange(header, 1000)).toEqual(range);
});

test("a range never reaches outside the file, whatever a player asks", () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
  );
  fc.assert(
    fc.property(header, fc.integer({ min: 1, max: 5000 }), (header, size) => {
      const range = parseByteRange(header, size);
      if (range === null || range === "unsatisfiable") return true;
      return range.start >= 0 && range.start <= range.end && range.end < size;
    }),
  );
});
