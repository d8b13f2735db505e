import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import creditsTabQuery from "../__generated__/CreditsTabQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { globalIdIn } from "../app/readableAddress.ts";

/** The credits as a part of a recording's page. */
export function creditsTab(relay: Environment): RouteObject {
  return {
    path: "credits",
    loader: preload(relay, creditsTabQuery, ({ params }) => ({ id: globalIdIn("Track", params.id) })),
    lazy: { Component: async () => (await import("./CreditsTab.tsx")).CreditsTab },
  };
}
