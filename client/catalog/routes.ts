import type { Environment } from "react-relay";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { deviceOf } from "../../domain/device/device.ts";
import detailsTabQuery from "../__generated__/DetailsTabQuery$parameters.ts";
import filesTabQuery from "../__generated__/FilesTabQuery$parameters.ts";
import lyricsTabQuery from "../__generated__/LyricsTabQuery$parameters.ts";
import trackScreenQuery from "../__generated__/TrackScreenQuery$parameters.ts";
import tracksScreenQuery from "../__generated__/TracksScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { globalIdIn } from "../app/readableAddress.ts";
import { tracksAsked } from "./tracksAsked.ts";

async function loadTracks() {
  // What a desk shows them in comes beside the screen; a phone shows cards.
  if (deviceOf(window.innerWidth) !== "mobile") void import("./TrackTable.tsx").catch(() => {});
  return (await import("./TracksScreen.tsx")).TracksScreen;
}

const idOf = ({ params }: LoaderFunctionArgs) => ({ id: globalIdIn("Track", params.id) });

/**
 * The artist's own music. The filter lives in the address: changing it is going there. `parts` are what later features add
 * to the page of a recording, `besideFiles` what they show below its files.
 */
export function catalogRoutes(
  relay: Environment,
  parts: readonly RouteObject[] = [],
  besideFiles: readonly RouteObject[] = [],
): RouteObject[] {
  return [
    {
      path: "/catalog/tracks",
      loader: preload(relay, tracksScreenQuery, ({ request }) =>
        tracksAsked(new URL(request.url).searchParams),
      ),
      lazy: { Component: loadTracks },
    },
    {
      path: "/catalog/tracks/:id",
      loader: preload(relay, trackScreenQuery, idOf),
      // The head stays while one goes from part to part.
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
      lazy: { Component: async () => (await import("./page/TrackScreen.tsx")).TrackScreen },
      children: [
        {
          index: true,
          loader: preload(relay, detailsTabQuery, idOf),
          lazy: { Component: async () => (await import("./page/DetailsTab.tsx")).DetailsTab },
        },
        ...parts,
        {
          path: "lyrics",
          loader: preload(relay, lyricsTabQuery, idOf),
          lazy: { Component: async () => (await import("./page/LyricsTab.tsx")).LyricsTab },
        },
        {
          path: "files",
          loader: preload(relay, filesTabQuery, idOf),
          lazy: { Component: async () => (await import("./page/FilesTab.tsx")).FilesTab },
          children: [...besideFiles],
        },
      ],
    },
  ];
}
