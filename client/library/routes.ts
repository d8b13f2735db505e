import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import libraryScreenQuery from "../__generated__/LibraryScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { waitBriefly } from "../app/waitBriefly.ts";
import { LATEST } from "./latest.ts";

/** What the person keeps to hear again. */
export function libraryRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/library",
      loader: waitBriefly(
        relay,
        preload(relay, libraryScreenQuery, () => LATEST),
      ),
      lazy: { Component: async () => (await import("./LibraryScreen.tsx")).LibraryScreen },
      // Tabs, order and search change the address and ask for nothing new.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    },
  ];
}
