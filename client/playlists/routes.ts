import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import playlistScreenQuery from "../__generated__/PlaylistScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { syncState } from "../sync/syncState.ts";

/** A playlist at its address, for members and visitors, and the page behind a link to fill one together. */
export function playlistRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/library/playlists/:id",
      loader: preload(
        relay,
        playlistScreenQuery,
        ({ params }) => ({ id: params.id ?? "" }),
        ({ params }) => syncState().engine?.isMadeHere(`playlists/${params.id}`) ?? false,
      ),
      lazy: { Component: async () => (await import("./PlaylistScreen.tsx")).PlaylistScreen },
    },
    {
      path: "/library/join",
      lazy: { Component: async () => (await import("./JoinScreen.tsx")).JoinScreen },
    },
  ];
}
