import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import complianceScreenQuery from "../__generated__/ComplianceScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";

/** The report of the studio, under both of its addresses. */
export function complianceRoutes(relay: Environment): RouteObject[] {
  return ["/releases/compliance", "/compliance"].map((path) => ({
    path,
    loader: preload(relay, complianceScreenQuery),
    lazy: { Component: async () => (await import("./ComplianceScreen.tsx")).ComplianceScreen },
    // A choice of a kind changes the address and asks for nothing new.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }));
}
