import { planViewOf } from "./planView.ts";

const NOW = new Date("2027-01-20T12:00:00Z");
const view = (address: string) => planViewOf(new URLSearchParams(address), NOW);

test.each([
  ["", "month", "2027-01-18", "2027-02-21"],
  ["view=month&day=2027-02-14", "month", "2027-02-01", "2027-02-28"],
  ["view=week&day=2027-02-14", "week", "2027-02-08", "2027-02-14"],
  ["view=weeks&day=2027-02-14", "weeks", "2027-02-08", "2027-05-02"],
  ["view=board&day=2027-02-30", "board", "2027-01-18", "2027-04-11"],
  ["view=year", "month", "2027-01-18", "2027-02-21"],
])("the address ?%s shows %s from %s to %s", (address, name, first, last) => {
  expect(view(address)).toMatchObject({ name, first, last });
});

test.each([
  ["", "2027-01-01", "2027-02-01"],
  ["view=month&day=2027-01-31", "2026-12-01", "2027-02-01"],
  ["view=week&day=2027-01-31", "2027-01-24", "2027-02-07"],
  ["view=weeks&day=2027-01-31", "2027-01-03", "2027-02-28"],
])("from ?%s one goes back to %s and on to %s", (address, before, after) => {
  expect(view(address)).toMatchObject({ before, after });
});

test.each(["month", "week", "board", "weeks"])("the %s asks for two weeks more at both ends", (name) => {
  const { first, last, asked } = view(`view=${name}&day=2027-05-15`);
  const until = new Date(Date.parse(asked.from) + asked.days * 86_400_000).toISOString().slice(0, 10);
  const twoWeeks = 14 * 86_400_000;
  expect(Date.parse(first) - Date.parse(asked.from)).toBe(twoWeeks);
  expect(Date.parse(until) - Date.parse(last)).toBeGreaterThan(twoWeeks);
});
