import { english } from "../testing/english.ts";
import { can, PERMISSIONS, type Permission, standingIn } from "./permissions.ts";
import { headerLabel, ROLES, type Role } from "./roles.ts";

const SHARED: Permission[] = [
  "manageUsers",
  "manageWorkspace",
  "inviteUsers",
  "viewAnalytics",
  "manageIntegrations",
];
const allOf = (role: Role, isAccountOwner: boolean) =>
  PERMISSIONS.filter((permission) => can({ role, isAccountOwner }, permission));

test("whoever owns the account may do all eight things, artists who opened their own studio too", () => {
  for (const role of ROLES) expect(allOf(role, true)).toHaveLength(8);
});

test.each<Role>(["admin", "superadmin"])(
  "a %s who is not the owner keeps out of billing, roles and deletion",
  (role) => {
    expect(allOf(role, false)).toEqual(SHARED);
  },
);

test.each<Role>(["artist", "manager", "label_admin", "fan", "educator", "collector"])(
  "a %s without the owner's flag has none of these permissions",
  (role) => {
    expect(allOf(role, false)).toEqual([]);
  },
);

test("an administrator of one studio is a stranger to the next, a superadmin to none", () => {
  const memberships = [{ workspaceId: "a", role: "admin" as const, isAccountOwner: false }];
  expect(can(standingIn({ role: "admin", memberships }, "a"), "inviteUsers")).toBe(true);
  expect(can(standingIn({ role: "admin", memberships }, "b"), "inviteUsers")).toBe(false);
  expect(can(standingIn({ role: "superadmin", memberships }, "b"), "inviteUsers")).toBe(true);
  expect(can(standingIn({ role: "superadmin", memberships }, "b"), "manageBilling")).toBe(false);
});

test("being an artist of one's own does not help in somebody else's studio", () => {
  const memberships = [
    { workspaceId: "mine", role: "artist" as const, isAccountOwner: true },
    { workspaceId: "label", role: "artist" as const, isAccountOwner: false },
  ];
  expect(can(standingIn({ role: "artist", memberships }, "label"), "manageBilling")).toBe(false);
});

test.each<[Role, boolean, string]>([
  ["superadmin", false, "Super Admin"],
  ["superadmin", true, "Super Admin"],
  ["admin", false, "Administrator"],
  ["admin", true, "Account Owner"],
  ["artist", true, "Artist"],
  ["manager", false, "Artist"],
  ["label_admin", false, "Artist"],
  ["fan", false, "Fan"],
])("the header calls a %s (owner: %s) %s", (role, isAccountOwner, label) => {
  expect(english(headerLabel(role, isAccountOwner))).toBe(label);
});
