import { analyticsPeriod, dayOf, growth, remembersMissedBefore } from "./analytics.ts";
import { isTypedOn, missedTerm } from "./missedSearch.ts";

test("seven days are today and the six before, and are compared with the seven before these", () => {
  const { before, from, until } = analyticsPeriod(7, new Date("2026-03-10T23:59:59.999Z"));
  expect([before, from, until].map(dayOf)).toEqual(["2026-02-25", "2026-03-04", "2026-03-11"]);
});

test("a number grows as a part of what it was; out of nothing it does not grow", () => {
  expect(growth(6, 4)).toBe(0.5);
  expect(growth(0, 4)).toBe(-1);
  expect(growth(3, 0)).toBeNull();
  expect(growth(3, null)).toBeNull();
});

test("searches without results are compared only with days that are still remembered", () => {
  expect([7, 28, 90, 365].map((days) => remembersMissedBefore(days as 7))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ["Lo-Fi  Study!", "lo-fi study"],
  ["Cúmbia Digital", "cumbia digital"],
  ["AC/DC", "ac/dc"],
  ["夜に駆ける", "夜に駆ける"],
  ["ab", null],
  ["ana.ruiz@example.test", null],
  ["call me +34 600 123 456", null],
  ["x".repeat(61), null],
  ["?!…", null],
])("%s is counted as %s", (text, term) => {
  expect(missedTerm(text)).toBe(term);
});

test("a longer word is the same one typed on, another word is not", () => {
  expect(isTypedOn("cumbia", "cumb")).toBe(true);
  expect(isTypedOn("cumbia", "cueca")).toBe(false);
});
