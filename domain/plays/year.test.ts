import { isYear, monthsOf, wholeMinutes, yearAt, yearsBetween, yearsToShow } from "./year.ts";

test("a year begins when the listener's own clocks say so", () => {
  const months = monthsOf(2026, "America/New_York");
  expect(months).toHaveLength(13);
  expect(months[0]!.toISOString()).toBe("2026-01-01T05:00:00.000Z");
  // Summer time has begun meanwhile.
  expect(months[6]!.toISOString()).toBe("2026-07-01T04:00:00.000Z");
  expect(months[12]!.toISOString()).toBe("2027-01-01T05:00:00.000Z");
});

test("the last minute of a year belongs to it, wherever it is heard", () => {
  const moment = new Date("2026-12-31T23:30:00Z");
  expect(yearAt(moment, "UTC")).toBe(2026);
  expect(yearAt(moment, "Asia/Tokyo")).toBe(2027);
});

test("until a year is a month old, the one before is shown first", () => {
  const shown = (moment: string, years: readonly number[], timezone = "UTC") =>
    yearsToShow(years, new Date(moment), timezone);
  expect(shown("2026-12-31T23:59:00Z", [2026, 2025])).toEqual([2026]);
  expect(shown("2026-12-31T23:59:00Z", [2027, 2026], "Asia/Tokyo")).toEqual([2026, 2027]);
  expect(shown("2027-01-31T23:59:00Z", [2027, 2026, 2025])).toEqual([2026, 2027]);
  expect(shown("2027-02-01T00:01:00Z", [2027, 2026])).toEqual([2027]);
  // Whoever heard nothing yet this year, ever before, or at all.
  expect(shown("2027-01-02T12:00:00Z", [2026, 2025])).toEqual([2026]);
  expect(shown("2027-01-02T12:00:00Z", [2027])).toEqual([2027]);
  expect(shown("2027-01-02T12:00:00Z", [])).toEqual([2027]);
});

test("what is no year is none", () => {
  expect([2026, 1970].every(isYear)).toBe(true);
  expect([1969, 99_999, 2026.5, Number.NaN].some(isYear)).toBe(false);
});

test("years stand latest first, and minutes never say more than was heard", () => {
  expect(yearsBetween(2024, 2026)).toEqual([2026, 2025, 2024]);
  expect(yearsBetween(2026, 2025)).toEqual([]);
  expect(wholeMinutes(119_999)).toBe(1);
});
