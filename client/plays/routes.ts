import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import playsTabQuery from "../__generated__/PlaysTabQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { globalIdIn } from "../app/readableAddress.ts";

/** The plays as a part of a recording's page. */
export function playsTab(relay: Environment): RouteObject {
  return {
    path: "plays",
    loader: preload(relay, playsTabQuery, ({ params }) => ({ id: globalIdIn("Track", params.id) })),
    lazy: { Component: async () => (await import("./PlaysTab.tsx")).PlaysTab },
  };
}
