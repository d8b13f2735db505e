import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import yearScreenQuery from "../../__generated__/YearScreenQuery$parameters.ts";
import { preload } from "../../app/preload.ts";

/** A year of what one heard; `?of=2025` chooses which. */
export function yearRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/library/year",
      loader: preload(relay, yearScreenQuery, ({ request }) => ({
        year: Number.parseInt(new URL(request.url).searchParams.get("of") ?? "", 10) || null,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      })),
      lazy: { Component: async () => (await import("./YearScreen.tsx")).YearScreen },
    },
  ];
}
