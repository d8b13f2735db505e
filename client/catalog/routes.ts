import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import tracksScreenQuery from "../__generated__/TracksScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { filterOf } from "./trackFilter.ts";

/** The artist's own music. The filter lives in the address: changing it is going there. */
export function catalogRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/catalog/tracks",
      loader: preload(relay, tracksScreenQuery, ({ request }) => ({
        filter: filterOf(new URL(request.url).searchParams),
      })),
      lazy: { Component: async () => (await import("./TracksScreen.tsx")).TracksScreen },
    },
  ];
}
