import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import subscriptionScreenQuery from "../__generated__/SubscriptionScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";

/** The plans, and the way to pay for one. */
export function billingRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/subscription",
      loader: preload(relay, subscriptionScreenQuery),
      lazy: { Component: async () => (await import("./plans/SubscriptionScreen.tsx")).SubscriptionScreen },
    },
  ];
}
