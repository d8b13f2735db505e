import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import payoutsScreenQuery from "../__generated__/PayoutsScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";

/** Where the money of a studio goes, and when. */
export function payoutRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/finances/payouts",
      loader: preload(relay, payoutsScreenQuery),
      lazy: { Component: async () => (await import("./PayoutsScreen.tsx")).PayoutsScreen },
    },
  ];
}
