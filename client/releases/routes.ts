import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import albumsScreenQuery from "../__generated__/AlbumsScreenQuery$parameters.ts";
import releaseScreenQuery from "../__generated__/ReleaseScreenQuery$parameters.ts";
import releasesScreenQuery from "../__generated__/ReleasesScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { globalIdIn } from "../app/readableAddress.ts";
import { plannerRoutes } from "./planner/routes.ts";
import { releaseFilterOf } from "./releaseFilter.ts";

/** What comes out and what is out: the board, the albums, and a page for each. */
export function releaseRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/releases",
      loader: preload(relay, releasesScreenQuery, ({ request }) => ({
        filter: releaseFilterOf(new URL(request.url).searchParams),
      })),
      lazy: { Component: async () => (await import("./ReleasesScreen.tsx")).ReleasesScreen },
    },
    ...plannerRoutes(relay),
    {
      path: "/catalog/albums",
      loader: preload(relay, albumsScreenQuery, ({ request }) => ({
        filter: releaseFilterOf(new URL(request.url).searchParams),
      })),
      lazy: { Component: async () => (await import("./AlbumsScreen.tsx")).AlbumsScreen },
    },
    {
      path: "/releases/:id",
      loader: preload(relay, releaseScreenQuery, ({ params }) => ({ id: globalIdIn("Release", params.id) })),
      lazy: { Component: async () => (await import("./ReleaseScreen.tsx")).ReleaseScreen },
      // A choice of a part changes the address and asks for nothing new.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    },
  ];
}
