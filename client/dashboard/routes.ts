import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import type { Role } from "../../domain/accounts/roles.ts";
import dashboardTabQuery from "../__generated__/DashboardTabQuery$parameters.ts";
import newReleasesQuery from "../__generated__/NewReleasesQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { NEWEST } from "./newest.ts";

/** Home by role, and what stands at addresses that do not exist. */
export function dashboardRoutes(relay: Environment, role: Role): RouteObject[] {
  const loader = preload(relay, newReleasesQuery, () => NEWEST);
  const isSuperadmin = role === "superadmin";
  const missing: RouteObject = {
    path: "*",
    loader: isSuperadmin ? preload(relay, dashboardTabQuery) : loader,
    lazy: { Component: async () => (await import("./MissingScreen.tsx")).MissingScreen },
  };
  // A superadmin lands on the administration (SPEC.md section 2), which has routes of its own.
  if (isSuperadmin) return [missing];
  return [
    {
      path: "/",
      loader,
      lazy: { Component: async () => (await import("./DashboardScreen.tsx")).DashboardScreen },
    },
    missing,
  ];
}
