import { confirmUntil, type DeletionMoments, deletionState, dueAtOf, remindBefore } from "./deletion.ts";

const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const asked: DeletionMoments = {
  expiresAt: at("02T10:00"),
  confirmedAt: null,
  startedAt: null,
  doneAt: null,
  canceledAt: null,
};

test.each([
  ["waits for its letter", {}, "02T09:59", "requested"],
  ["runs out when nobody confirms it within a day", {}, "02T10:00", "expired"],
  ["waits once it is confirmed, however late it is", { confirmedAt: at("01T11:00") }, "05T10:00", "waiting"],
  ["is under way", { confirmedAt: at("01T11:00"), startedAt: at("08T11:00") }, "08T11:01", "running"],
  [
    "is done",
    { confirmedAt: at("01T11:00"), startedAt: at("08T11:00"), doneAt: at("08T11:02") },
    "09T00:00",
    "done",
  ],
  ["was taken back", { confirmedAt: at("01T11:00"), canceledAt: at("03T11:00") }, "09T00:00", "canceled"],
] as const)("a deletion %s", (_what, moments, now, state) => {
  expect(deletionState({ ...asked, ...moments }, at(now))).toBe(state);
});

test("a day to confirm, seven days to think it over, a letter a day before the end", () => {
  expect(confirmUntil(at("01T10:00"))).toEqual(at("02T10:00"));
  expect(dueAtOf(at("01T10:00"))).toEqual(at("08T10:00"));
  expect(remindBefore(at("07T10:00"))).toEqual(at("08T10:00"));
});
