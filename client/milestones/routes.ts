import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import milestonesScreenQuery from "../__generated__/MilestonesScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { PLANS } from "./planAddress.ts";

/** What must be done for the releases of a studio, by whom and by which day. */
export function milestoneRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: PLANS,
      loader: preload(relay, milestonesScreenQuery),
      lazy: { Component: async () => (await import("./MilestonesScreen.tsx")).MilestonesScreen },
      // A filter and an opened step change the address and ask for nothing new.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    },
  ];
}
