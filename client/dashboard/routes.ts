import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import type { Role } from "../../domain/accounts/roles.ts";
import newReleasesQuery from "../__generated__/NewReleasesQuery$parameters.ts";
import { preload } from "../app/preload.ts";

/** Home by role, and what stands at addresses that do not exist. */
export function dashboardRoutes(relay: Environment, role: Role): RouteObject[] {
  const loader = preload(relay, newReleasesQuery, () => ({ first: 12 }));
  const missing: RouteObject = {
    path: "*",
    loader,
    lazy: { Component: async () => (await import("./MissingScreen.tsx")).MissingScreen },
  };
  if (role === "superadmin") {
    return [
      ...["/", "/admin", "/admin/dashboard"].map((path) => ({
        path,
        lazy: { Component: async () => (await import("./AdminDashboard.tsx")).AdminDashboard },
      })),
      missing,
    ];
  }
  return [
    {
      path: "/",
      loader,
      lazy: { Component: async () => (await import("./DashboardScreen.tsx")).DashboardScreen },
    },
    missing,
  ];
}
