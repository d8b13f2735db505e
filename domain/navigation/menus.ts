import { type Capability, type Role, worksInStudio } from "../accounts/roles.ts";
import { type Gate, passesGate, TIER_OF_GATE } from "../billing/gates.ts";
import { meetsTier, type Tier } from "../billing/plans.ts";
import { type Text, text } from "../words/refusal.ts";

/** One line of the sidebar. A line with children opens and closes; the others lead somewhere. */
export interface MenuItem {
  path: string;
  label: Text;
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
  heading: Text | null;
  items: readonly MenuItem[];
}

function behind(gate: Gate): Pick<MenuItem, "gate" | "requires"> {
  return { gate, requires: TIER_OF_GATE[gate] };
}

// The menu of SPEC.md section 2; a parent's own screen is its "Overview", and the money and the jobs are part of how the system is.
const ADMIN_MENU: readonly MenuItem[] = [
  { path: "/admin", label: text("navigation.adminDashboard"), isTab: true },
  {
    path: "/admin/system",
    label: text("navigation.system"),
    children: [
      { path: "/admin/system", label: text("navigation.overview") },
      { path: "/admin/settings", label: text("navigation.platformSettings") },
      { path: "/admin/features", label: text("navigation.features") },
      { path: "/admin/notifications", label: text("navigation.announcements") },
      { path: "/admin/money", label: text("navigation.money") },
      { path: "/admin/discover", label: text("navigation.curatedLists") },
      { path: "/admin/spots", label: text("navigation.spots") },
      { path: "/admin/reports", label: text("navigation.reports") },
      { path: "/admin/jobs", label: text("navigation.jobs") },
    ],
  },
  { path: "/admin/users", label: text("navigation.users"), isTab: true },
  { path: "/admin/workspaces", label: text("navigation.workspaces"), isTab: true },
  { path: "/admin/lexicon", label: text("navigation.lexicon") },
  { path: "/admin/audit", label: text("navigation.auditLog"), isTab: true },
  { path: "/admin/analytics", label: text("navigation.platformAnalytics") },
];

// A parent only opens and closes, so its own screen needs a line of its own: "Overview".
const STUDIO_MENU: readonly MenuItem[] = [
  { path: "/", label: text("navigation.dashboard"), isTab: true },
  {
    path: "/catalog",
    label: text("navigation.catalog"),
    isTab: true,
    children: [
      { path: "/catalog/tracks", label: text("navigation.tracks") },
      { path: "/catalog/albums", label: text("navigation.albums") },
      { path: "/catalog/assets", label: text("navigation.assets"), ...behind("stemsAndAssets") },
    ],
  },
  {
    path: "/releases",
    label: text("navigation.releases"),
    isTab: true,
    children: [
      { path: "/releases", label: text("navigation.overview") },
      { path: "/releases/planner", label: text("navigation.planner"), ...behind("releaseScheduling") },
      { path: "/releases/compliance", label: text("navigation.compliance") },
      { path: "/releases/milestones", label: text("navigation.milestones"), ...behind("releaseScheduling") },
    ],
  },
  {
    path: "/commerce",
    label: text("navigation.commerce"),
    children: [
      { path: "/commerce", label: text("navigation.overview") },
      { path: "/commerce/storefront", label: text("navigation.storefront") },
      { path: "/commerce/orders", label: text("navigation.orders") },
      { path: "/commerce/pricing", label: text("navigation.pricing"), ...behind("pricingAndCoupons") },
    ],
  },
  {
    path: "/community",
    label: text("navigation.community"),
    children: [
      { path: "/community", label: text("navigation.overview") },
      { path: "/community/fan-hub", label: text("navigation.fanHub") },
      { path: "/community/tiers", label: text("navigation.tiers"), ...behind("membershipTiers") },
    ],
  },
  {
    path: "/analytics",
    label: text("navigation.analytics"),
    isTab: true,
    children: [
      { path: "/analytics", label: text("navigation.overview") },
      { path: "/analytics/audience", label: text("navigation.audience") },
      { path: "/analytics/revenue", label: text("navigation.revenue"), ...behind("revenueTracking") },
      { path: "/analytics/campaigns", label: text("navigation.campaigns"), ...behind("campaignAnalytics") },
    ],
  },
  {
    path: "/finances",
    label: text("navigation.finances"),
    ...behind("payoutAndSplits"),
    children: [
      { path: "/finances", label: text("navigation.overview"), ...behind("payoutAndSplits") },
      { path: "/finances/payouts", label: text("navigation.payouts"), ...behind("payoutAndSplits") },
      { path: "/finances/taxes", label: text("navigation.taxes"), ...behind("taxManagement") },
    ],
  },
  { path: "/ai-team", label: text("navigation.aiTeam") },
  { path: "/settings", label: text("navigation.settings") },
];

const FAN_MENU: readonly MenuItem[] = [
  { path: "/", label: text("navigation.home"), isTab: true },
  { path: "/discover", label: text("navigation.discover"), isTab: true },
  { path: "/library", label: text("navigation.library"), isTab: true },
  { path: "/community", label: text("navigation.community") },
  { path: "/store", label: text("navigation.store"), isTab: true },
  { path: "/profile", label: text("navigation.profile") },
];

/** The sidebar of a role. `mode` is the side that a dual-mode user chose; others pass their only side. */
export function menuFor(role: Role, mode: Capability): readonly MenuSection[] {
  if (role === "superadmin") {
    return [
      { heading: text("navigation.platform"), items: ADMIN_MENU },
      { heading: text("navigation.studio"), items: STUDIO_MENU },
    ];
  }
  return [{ heading: null, items: worksInStudio(role) && mode === "artist" ? STUDIO_MENU : FAN_MENU }];
}

/** The four tabs at the foot of a phone; everything else stands behind "More". */
export function tabsFor(role: Role, mode: Capability): readonly MenuItem[] {
  return menuFor(role, mode)[0]?.items.filter((item) => item.isTab) ?? [];
}

/** Whether everything else lies below this address: its line is marked for itself alone, others for what lies below them too. */
export function isHome(path: string): boolean {
  return path === "/" || path === "/admin";
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
export function crownText(requires: Tier): Text {
  return text(requires === "enterprise" ? "billing.requiresLabel" : "billing.requiresPro");
}
