import { BUILT_IN_FLAGS, isFlagOn, rolloutBucket } from "./flags.ts";

const [phone, chat] = BUILT_IN_FLAGS;

test("the bucket of a person is the first eight hex digits of their id modulo 100", () => {
  expect(rolloutBucket("000000c8-0000-4000-8000-000000000000")).toBe(0);
  expect(rolloutBucket("ffffffff-0000-4000-8000-000000000000")).toBe(95);
});

test("a flag at fifty percent is on for about half of the people it is meant for", () => {
  const people = Array.from({ length: 10_000 }, () => crypto.randomUUID());
  const on = people.filter((id) => isFlagOn(chat!, "manager", id)).length;
  expect(on).toBeGreaterThan(4_800);
  expect(on).toBeLessThan(5_200);
});

test("the phone rings for artists, managers, label admins and always for a superadmin, never for fans", () => {
  const id = crypto.randomUUID();
  const roles = ["artist", "manager", "label_admin", "superadmin", "fan", "admin"] as const;
  expect(roles.map((role) => isFlagOn(phone!, role, id))).toEqual([true, true, true, true, false, false]);
  expect(isFlagOn({ ...phone!, enabled: false }, "superadmin", id)).toBe(true);
});
