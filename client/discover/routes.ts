import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import { dialsIn } from "../../domain/discover/dials.ts";
import digScreenQuery from "../__generated__/DigScreenQuery$parameters.ts";
import discoverScreenQuery from "../__generated__/DiscoverScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";

/** Music to find: by rows that say why, or one track at a time. */
export function discoverRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/discover",
      loader: preload(relay, discoverScreenQuery, ({ request }) => {
        const { genre, mood } = dialsIn(new URL(request.url).searchParams);
        return { genre, mood };
      }),
      lazy: { Component: async () => (await import("./DiscoverScreen.tsx")).DiscoverScreen },
    },
    {
      path: "/discover/dig",
      loader: preload(relay, digScreenQuery, ({ request }) => {
        const { genre, mood, tempo } = dialsIn(new URL(request.url).searchParams);
        return { genre, mood, tempoFrom: tempo?.[0] ?? null, tempoTo: tempo?.[1] ?? null };
      }),
      lazy: { Component: async () => (await import("./DigScreen.tsx")).DigScreen },
    },
  ];
}
