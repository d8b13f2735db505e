import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import assetsOnTrackQuery from "../__generated__/AssetsOnTrackQuery$parameters.ts";
import assetsScreenQuery from "../__generated__/AssetsScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { globalIdIn } from "../app/readableAddress.ts";
import { ASSETS_PATH, assetFilterOf, listAddress, placeOf } from "./assetAddress.ts";

/** Files beside the music. */
export function assetRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: ASSETS_PATH,
      loader: preload(relay, assetsScreenQuery, ({ request }) => {
        const address = new URL(request.url).searchParams;
        const place = placeOf(address);
        return { filter: assetFilterOf(address), places: place ? [place] : [] };
      }),
      lazy: { Component: async () => (await import("./AssetsScreen.tsx")).AssetsScreen },
      // Opening one asks for that one alone.
      shouldRevalidate: ({ currentUrl, nextUrl }) => listAddress(currentUrl) !== listAddress(nextUrl),
    },
  ];
}

/** What stands below the files of a track. */
export function assetsOfTrack(relay: Environment): RouteObject {
  return {
    index: true,
    loader: preload(relay, assetsOnTrackQuery, ({ params }) => ({
      filter: { trackId: globalIdIn("Track", params.id) },
    })),
    lazy: { Component: async () => (await import("./AssetsOnTrack.tsx")).AssetsOnTrack },
  };
}
