import { isYear, monthsOf, wholeMinutes, yearAt, yearsBetween } from "./year.ts";

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

test("what is no year is none", () => {
  expect([2026, 1970].every(isYear)).toBe(true);
  expect([1969, 99_999, 2026.5, Number.NaN].some(isYear)).toBe(false);
});

test("years stand latest first, and minutes never say more than was heard", () => {
  expect(yearsBetween(2024, 2026)).toEqual([2026, 2025, 2024]);
  expect(yearsBetween(2026, 2025)).toEqual([]);
  expect(wholeMinutes(119_999)).toBe(1);
});
