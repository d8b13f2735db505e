import type { Capability, Role } from "../accounts/roles.ts";
import { ROLES } from "../accounts/roles.ts";
import type { Tier } from "../billing/plans.ts";
import { type MenuItem, mayOpen, menuFor, tabsFor, wearsCrown } from "./menus.ts";

const STUDIO = [
  "/",
  "/catalog",
  "/releases",
  "/commerce",
  "/community",
  "/analytics",
  "/finances",
  "/ai-team",
  "/settings",
];
const FAN = ["/", "/discover", "/library", "/community", "/store", "/profile"];
const ADMIN = [
  "/admin",
  "/admin/system",
  "/admin/users",
  "/admin/workspaces",
  "/admin/lexicon",
  "/admin/audit",
  "/admin/analytics",
];

const paths = (items: readonly MenuItem[]) => items.map((item) => item.path);

test.each<[Role, Capability, string[][]]>([
  ["superadmin", "artist", [ADMIN, STUDIO]],
  ["admin", "artist", [STUDIO]],
  ["artist", "artist", [STUDIO]],
  ["manager", "artist", [STUDIO]],
  ["label_admin", "artist", [STUDIO]],
  ["artist", "fan", [FAN]],
  ["fan", "fan", [FAN]],
  ["educator", "fan", [FAN]],
  ["collector", "fan", [FAN]],
])("a %s on the %s side sees the menu of that side", (role, mode, sections) => {
  expect(menuFor(role, mode).map((section) => paths(section.items))).toEqual(sections);
});

test.each<[string, string[]]>([
  ["/catalog", ["/catalog/tracks", "/catalog/albums", "/catalog/assets"]],
  ["/releases", ["/releases/planner", "/releases/compliance", "/releases/milestones"]],
  ["/commerce", ["/commerce/storefront", "/commerce/orders", "/commerce/pricing"]],
  ["/community", ["/community/fan-hub", "/community/tiers"]],
  ["/analytics", ["/analytics/audience", "/analytics/revenue", "/analytics/campaigns"]],
  ["/finances", ["/finances/payouts", "/finances/taxes"]],
])("%s opens onto its own screens", (path, children) => {
  expect(paths(itemAt(path).children ?? []).filter((child) => child !== path)).toEqual(children);
});

test.each<[string, Tier]>([
  ["/catalog/assets", "pro"],
  ["/releases/planner", "pro"],
  ["/releases/milestones", "pro"],
  ["/commerce/pricing", "pro"],
  ["/community/tiers", "pro"],
  ["/analytics/revenue", "pro"],
  ["/analytics/campaigns", "pro"],
  ["/finances", "pro"],
  ["/finances/payouts", "pro"],
  ["/finances/taxes", "enterprise"],
])("%s asks for %s", (path, tier) => {
  expect(itemAt(path).requires).toBe(tier);
});

test.each<[Tier, string, { crown: boolean; opens: boolean }]>([
  ["free", "/catalog/assets", { crown: true, opens: false }],
  ["trial", "/catalog/assets", { crown: true, opens: true }],
  ["pro", "/catalog/assets", { crown: false, opens: true }],
  ["free", "/finances/taxes", { crown: true, opens: false }],
  ["trial", "/finances/taxes", { crown: true, opens: false }],
  ["pro", "/finances/taxes", { crown: true, opens: false }],
  ["enterprise", "/finances/taxes", { crown: false, opens: true }],
  ["free", "/catalog/tracks", { crown: false, opens: true }],
])("on the %s plan, %s wears a crown or not and opens or not", (tier, path, expected) => {
  expect({ crown: wearsCrown(itemAt(path), tier), opens: mayOpen(itemAt(path), tier) }).toEqual(expected);
});

test.each(ROLES)("a %s with a phone has four tabs", (role) => {
  expect(tabsFor(role, role === "fan" ? "fan" : "artist")).toHaveLength(4);
});

function itemAt(path: string): MenuItem {
  const items = menuFor("artist", "artist")[0]?.items ?? [];
  const found = [...items, ...items.flatMap((item) => item.children ?? [])].find(
    (item) => item.path === path,
  );
  if (!found) throw new Error(`no menu item leads to ${path}`);
  return found;
}
