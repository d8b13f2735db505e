import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A screen that is promised and not built. The list serves the routes and docs/gaps.md alike. */
export interface ComingRoute {
  path: string;
  title: MessageDescriptor;
  /** What it will hold, in one sentence. */
  promise: MessageDescriptor;
}

export const COMING_ROUTES: readonly ComingRoute[] = [
  {
    path: "/catalog/*",
    title: msg`Catalog`,
    promise: msg`This part of your catalog will appear here.`,
  },
  {
    path: "/commerce",
    title: msg`Commerce`,
    promise: msg`Commerce will show what sold, what must be sent and what runs low.`,
  },
  {
    path: "/commerce/storefront",
    title: msg`Storefront`,
    promise: msg`The storefront editor will show your shop exactly as fans see it.`,
  },
  {
    path: "/commerce/orders",
    title: msg`Orders`,
    promise: msg`Orders will list what fans bought and what is still to be sent.`,
  },
  {
    path: "/commerce/pricing",
    title: msg`Pricing`,
    promise: msg`Pricing will show prices, coupons and what you keep after fees.`,
  },
  { path: "/commerce/*", title: msg`Commerce`, promise: msg`This part of your shop will appear here.` },
  {
    path: "/community",
    title: msg`Community`,
    promise: msg`Community will hold posts, replies and tracks shared between artists and fans.`,
  },
  {
    path: "/community/fan-hub",
    title: msg`Fan hub`,
    promise: msg`The fan hub will show who supports you, since when and how.`,
  },
  {
    path: "/community/tiers",
    title: msg`Tiers`,
    promise: msg`Tiers will let fans support you every month and get something back.`,
  },
  { path: "/community/*", title: msg`Community`, promise: msg`This part of the community will appear here.` },
  {
    path: "/analytics",
    title: msg`Analytics`,
    promise: msg`Analytics will show plays, listeners and sales, each with a next step.`,
  },
  {
    path: "/analytics/audience",
    title: msg`Audience`,
    promise: msg`Audience will show where your listeners are and when they listen.`,
  },
  {
    path: "/analytics/revenue",
    title: msg`Revenue`,
    promise: msg`Revenue will show your income by source, release and fan.`,
  },
  {
    path: "/analytics/campaigns",
    title: msg`Campaigns`,
    promise: msg`Campaigns will follow a link from the first visit to the sale.`,
  },
  { path: "/analytics/*", title: msg`Analytics`, promise: msg`This report will appear here.` },
  { path: "/finances/*", title: msg`Finances`, promise: msg`This part of your finances will appear here.` },
  {
    path: "/store",
    title: msg`Store`,
    promise: msg`The store will sell records, downloads and shirts straight from the artists.`,
  },
  { path: "/store/*", title: msg`Store`, promise: msg`This product will appear here.` },
];

/** Whether the screen at this very path is promised and not built. */
export function isComing(path: string): boolean {
  return COMING_ROUTES.some((route) => route.path === path);
}
