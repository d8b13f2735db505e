import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import plannerScreenQuery from "../../__generated__/PlannerScreenQuery$parameters.ts";
import { preload } from "../../app/preload.ts";
import { planViewOf } from "./planView.ts";

/** What comes out when. */
export function plannerRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/releases/planner",
      loader: preload(
        relay,
        plannerScreenQuery,
        ({ request }) => planViewOf(new URL(request.url).searchParams).asked,
      ),
      lazy: { Component: async () => (await import("./PlannerScreen.tsx")).PlannerScreen },
    },
  ];
}
