import { flagProblem } from "./flagEdit.ts";
import { BUILT_IN_FLAGS, explainFlag, flagsThatCount, isFlagOn, rolloutBucket } from "./flags.ts";

const [phone, chat] = BUILT_IN_FLAGS;
const nova = "0000000a-0000-4000-8000-000000000000";

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

test("somebody named by a flag sees it whatever their role, but only while it is enabled and reaches them", () => {
  const flag = { ...chat!, targetUsers: [nova] };
  expect(isFlagOn(flag, "fan", nova)).toBe(true);
  expect(isFlagOn({ ...flag, enabled: false }, "fan", nova)).toBe(false);
  expect(isFlagOn({ ...flag, rolloutPercentage: 10 }, "fan", nova)).toBe(false);
  expect(isFlagOn({ ...flag, rolloutPercentage: 11 }, "fan", nova)).toBe(true);
});

test.each([
  [{ enabled: false }, "manager", "enabled"],
  [{}, "fan", "audience"],
  [{ rolloutPercentage: 10 }, "manager", "rollout"],
] as const)("with %j a %s is told that it fails at %s, and at nothing else", (change, role, rule) => {
  const { isOn, steps } = explainFlag({ ...chat!, ...change }, { role, userId: nova });
  expect(isOn).toBe(false);
  expect(steps.filter(({ passes }) => !passes)).toEqual([{ rule, passes: false }]);
});

test("a workspace's own flag comes before the platform's, and the platform's before the built-in one", () => {
  const stored = [
    { ...phone!, rolloutPercentage: 30, workspaceId: "studio" },
    { ...phone!, rolloutPercentage: 20, workspaceId: null },
  ];
  const shareIn = (workspaceId: string | null, flags = stored) =>
    flagsThatCount(flags, workspaceId).find(({ name }) => name === "PHONE_DIALER")?.rolloutPercentage;
  expect([shareIn("studio"), shareIn("another"), shareIn(null), shareIn("studio", [])]).toEqual([
    30, 20, 20, 100,
  ]);
});

test.each([
  [{ name: "new player" }, "name"],
  [{ description: "x".repeat(301) }, "description"],
  [{ rolloutPercentage: 101 }, "rolloutPercentage"],
  [{ rolloutPercentage: 12.5 }, "rolloutPercentage"],
  [{ targetRoles: ["polka"] as never }, "targetRoles"],
  [{ metadata: "[1]" }, "metadata"],
  [{ metadata: "{" }, "metadata"],
])("%j is refused at its field", (edit, field) => {
  expect(flagProblem(edit)?.field).toBe(field);
});

test("a flag may be renamed, described and aimed in one edit", () => {
  const edit = { name: "NEW_PLAYER", description: "", rolloutPercentage: 0, metadata: '{"ticket": 12}' };
  expect(flagProblem(edit)).toBeNull();
});
