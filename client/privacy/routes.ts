import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import statusQuery from "../__generated__/DeletionStatusScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";

/** Asking for a deletion and seeing how it goes on, for everybody, signed in or not. */
export function privacyRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/privacy/data-deletion",
      lazy: { Component: async () => (await import("./DataDeletionScreen.tsx")).DataDeletionScreen },
    },
    {
      path: "/privacy/deletion-status",
      loader: preload(relay, statusQuery, ({ request }) => {
        const code = new URL(request.url).searchParams.get("code") ?? "";
        return { code, hasCode: code !== "" };
      }),
      lazy: { Component: async () => (await import("./DeletionStatusScreen.tsx")).DeletionStatusScreen },
    },
  ];
}
