import { isrcOf, isrcPrefixProblem, isrcProblem, LAST_ISRC_OF_YEAR, nextIsrcNumbers } from "./isrc.ts";

test.each(["QZABC", "qz-abc", "ES A1B"])("%s is a prefix", (prefix) => {
  expect(isrcPrefixProblem(prefix)).toBeNull();
});

test.each(["", "Q1ABC", "QZAB", "QZABCD", "QZ_BC"])("%j is none", (prefix) => {
  expect(isrcPrefixProblem(prefix)).not.toBeNull();
});

test("a code made from prefix, year and number is a good one", () => {
  expect(isrcOf("QZABC", 2026, 7)).toBe("QZABC2600007");
  expect(isrcProblem(isrcOf("QZABC", 2105, LAST_ISRC_OF_YEAR))).toBeNull();
});

test("numbers that somebody typed are skipped, and the year ends at 99999", () => {
  expect(nextIsrcNumbers(3, 3, new Set([4, 6]))).toEqual([5, 7, 8]);
  expect(nextIsrcNumbers(99_997, 3, new Set([99_998]))).toEqual([99_999]);
});
