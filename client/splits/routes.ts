import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import splitScreenQuery from "../__generated__/SplitScreenQuery$parameters.ts";
import splitsScreenQuery from "../__generated__/SplitsScreenQuery$parameters.ts";
import splitsTabQuery from "../__generated__/SplitsTabQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { globalIdIn } from "../app/readableAddress.ts";
import { splitStatesOf } from "./splitFilter.ts";

/** Who gets what, as a part of a recording's page. */
export function splitsTab(relay: Environment): RouteObject {
  return {
    path: "splits",
    loader: preload(relay, splitsTabQuery, ({ params }) => ({ id: globalIdIn("Track", params.id) })),
    lazy: { Component: async () => (await import("./SplitsTab.tsx")).SplitsTab },
  };
}

/** All splits of a studio. */
export function splitRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/finances/splits",
      loader: preload(relay, splitsScreenQuery, ({ request }) => ({
        state: splitStatesOf(new URL(request.url).searchParams.get("state")),
      })),
      lazy: { Component: async () => (await import("./SplitsScreen.tsx")).SplitsScreen },
    },
  ];
}

/** The page behind the letter that offers a share, for people with and without an account. */
export function splitOfferRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/split",
      loader: preload(relay, splitScreenQuery, ({ request }) => ({
        token: new URL(request.url).searchParams.get("token") ?? "",
      })),
      lazy: { Component: async () => (await import("./SplitScreen.tsx")).SplitScreen },
    },
  ];
}
