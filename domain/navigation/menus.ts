import { type Capability, type Role, worksInStudio } from "../accounts/roles.ts";
import { type Gate, passesGate, TIER_OF_GATE } from "../billing/gates.ts";
import { meetsTier, type Tier } from "../billing/plans.ts";

/** One line of the sidebar. A line with children opens and closes; the others lead somewhere. */
export interface MenuItem {
  path: string;
  /** English; the client translates it. */
  label: string;
  /** The part of the plan that the item stands behind; absent when everyone may open it (SPEC.md section 6). */
  gate?: Gate;
  /** The tier that the gate asks for. */
  requires?: Tier;
  children?: readonly MenuItem[];
  /** One of the four tabs at the foot of a phone. */
  isTab?: true;
}

/** A block of the sidebar, with a heading where one role sees two blocks. */
export interface MenuSection {
  heading: string | null;
  items: readonly MenuItem[];
}

function behind(gate: Gate): Pick<MenuItem, "gate" | "requires"> {
  return { gate, requires: TIER_OF_GATE[gate] };
}

const ADMIN_MENU: readonly MenuItem[] = [
  { path: "/admin", label: "Admin dashboard", isTab: true },
  {
    path: "/admin/system",
    label: "System",
    children: [
      { path: "/admin/settings", label: "Platform settings" },
      { path: "/admin/features", label: "Features" },
      { path: "/admin/notifications", label: "Announcements" },
    ],
  },
  { path: "/admin/users", label: "Users", isTab: true },
  { path: "/admin/workspaces", label: "Workspaces", isTab: true },
  { path: "/admin/lexicon", label: "Lexicon" },
  { path: "/admin/audit", label: "Audit log", isTab: true },
  { path: "/admin/analytics", label: "Platform analytics" },
];

// A parent only opens and closes, so its own screen needs a line of its own: "Overview".
const STUDIO_MENU: readonly MenuItem[] = [
  { path: "/", label: "Dashboard", isTab: true },
  {
    path: "/catalog",
    label: "Catalog",
    isTab: true,
    children: [
      { path: "/catalog/tracks", label: "Tracks" },
      { path: "/catalog/albums", label: "Albums" },
      { path: "/catalog/assets", label: "Assets", ...behind("stemsAndAssets") },
    ],
  },
  {
    path: "/releases",
    label: "Releases",
    isTab: true,
    children: [
      { path: "/releases", label: "Overview" },
      { path: "/releases/planner", label: "Planner", ...behind("releaseScheduling") },
      { path: "/releases/compliance", label: "Compliance" },
      { path: "/releases/milestones", label: "Milestones", ...behind("releaseScheduling") },
    ],
  },
  {
    path: "/commerce",
    label: "Commerce",
    children: [
      { path: "/commerce", label: "Overview" },
      { path: "/commerce/storefront", label: "Storefront" },
      { path: "/commerce/orders", label: "Orders" },
      { path: "/commerce/pricing", label: "Pricing", ...behind("pricingAndCoupons") },
    ],
  },
  {
    path: "/community",
    label: "Community",
    children: [
      { path: "/community", label: "Overview" },
      { path: "/community/fan-hub", label: "Fan hub" },
      { path: "/community/tiers", label: "Tiers", ...behind("membershipTiers") },
    ],
  },
  {
    path: "/analytics",
    label: "Analytics",
    isTab: true,
    children: [
      { path: "/analytics", label: "Overview" },
      { path: "/analytics/audience", label: "Audience" },
      { path: "/analytics/revenue", label: "Revenue", ...behind("revenueTracking") },
      { path: "/analytics/campaigns", label: "Campaigns", ...behind("campaignAnalytics") },
    ],
  },
  {
    path: "/finances",
    label: "Finances",
    ...behind("payoutAndSplits"),
    children: [
      { path: "/finances", label: "Overview", ...behind("payoutAndSplits") },
      { path: "/finances/payouts", label: "Payouts", ...behind("payoutAndSplits") },
      { path: "/finances/taxes", label: "Taxes", ...behind("taxManagement") },
    ],
  },
  { path: "/ai-team", label: "AI team" },
  { path: "/settings", label: "Settings" },
];

const FAN_MENU: readonly MenuItem[] = [
  { path: "/", label: "Home", isTab: true },
  { path: "/discover", label: "Discover", isTab: true },
  { path: "/library", label: "Library", isTab: true },
  { path: "/community", label: "Community" },
  { path: "/store", label: "Store", isTab: true },
  { path: "/profile", label: "Profile" },
];

/** The sidebar of a role. `mode` is the side that a dual-mode user chose; others pass their only side. */
export function menuFor(role: Role, mode: Capability): readonly MenuSection[] {
  if (role === "superadmin") {
    return [
      { heading: "Platform", items: ADMIN_MENU },
      { heading: "Studio", items: STUDIO_MENU },
    ];
  }
  return [{ heading: null, items: worksInStudio(role) && mode === "artist" ? STUDIO_MENU : FAN_MENU }];
}

/** The four tabs at the foot of a phone; everything else stands behind "More". */
export function tabsFor(role: Role, mode: Capability): readonly MenuItem[] {
  return menuFor(role, mode)[0]?.items.filter((item) => item.isTab) ?? [];
}

/** Whether a crown stands beside the item: it asks for more than this tier is. */
export function wearsCrown(item: MenuItem, tier: Tier): boolean {
  return item.requires !== undefined && !meetsTier(tier, item.requires);
}

/** Whether pressing the item leads there (true) or opens the upgrade dialog (false). A trial opens pro items (DECISIONS.md 4). */
export function mayOpen(item: MenuItem, tier: Tier): boolean {
  return item.gate === undefined || passesGate(tier, item.gate);
}

/** The words behind a crown: "Requires Pro" or "Requires Indee Label". */
export function crownText(requires: Tier): string {
  return requires === "enterprise" ? "Requires Indee Label" : "Requires Pro";
}
