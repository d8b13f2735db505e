import { boundsOf, monthsBetween } from "./months.ts";

test("a month is from its first moment until the first of the next", () => {
  expect(boundsOf("2026-12")).toEqual({
    from: new Date("2026-12-01T00:00:00Z"),
    until: new Date("2027-01-01T00:00:00Z"),
  });
  for (const text of ["2026-13", "2026-00", "2026-1", "26-01", "2026-01-01", ""])
    expect(boundsOf(text)).toBeNull();
});

test("months are told the last first, over the turn of a year, with both ends", () => {
  const between = (first: string, last: string) => monthsBetween(new Date(first), new Date(last));
  expect(between("2026-11-30T23:59:59.999Z", "2027-02-01T00:00:00Z")).toEqual([
    "2027-02",
    "2027-01",
    "2026-12",
    "2026-11",
  ]);
  expect(between("2026-11-01T00:00:00Z", "2026-11-01T00:00:00Z")).toEqual(["2026-11"]);
  expect(between("2026-12-01T00:00:00Z", "2026-11-01T00:00:00Z")).toEqual([]);
});
