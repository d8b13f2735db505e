import type { Environment } from "react-relay";
import { type LoaderFunctionArgs, type RouteObject, replace } from "react-router";
import assetsOnTrackQuery from "../__generated__/AssetsOnTrackQuery$parameters.ts";
import assetsScreenQuery from "../__generated__/AssetsScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { globalIdIn } from "../app/readableAddress.ts";
import { ASSETS_PATH, assetFilterOf, listAddress, placeOf, withoutOn } from "./assetAddress.ts";

/** Files beside the music. */
export function assetRoutes(relay: Environment): RouteObject[] {
  const assets = preload(relay, assetsScreenQuery, ({ request }) => {
    const address = new URL(request.url).searchParams;
    const place = placeOf(address);
    return { filter: assetFilterOf(address), places: place ? [place] : [] };
  });
  return [
    {
      path: ASSETS_PATH,
      loader(args: LoaderFunctionArgs) {
        const moved = withoutOn(new URL(args.request.url));
        return moved ? replace(moved) : assets(args);
      },
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
    loader: preload(relay, assetsOnTrackQuery, ({ params }) => {
      const id = globalIdIn("Track", params.id);
      return { id, filter: { trackId: id } };
    }),
    lazy: { Component: async () => (await import("./AssetsOnTrack.tsx")).AssetsOnTrack },
  };
}
