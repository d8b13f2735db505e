import { trialDaysLeft } from "./trial.ts";

const end = new Date("2026-12-31T12:00:00Z");

test.each([
  ["2026-12-01T12:00:00Z", 30],
  ["2026-12-30T13:00:00Z", 1],
  ["2026-12-31T11:59:00Z", 1],
  ["2026-12-31T12:00:00Z", 0],
  ["2027-02-01T00:00:00Z", 0],
])("seen from %s the trial has %i days left", (now, days) => {
  expect(trialDaysLeft(end, new Date(now))).toBe(days);
});
