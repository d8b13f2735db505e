import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import type { LetterKind } from "../__generated__/useIsLetterOpenQuery.graphql.ts";
import letterQuery from "../__generated__/useIsLetterOpenQuery$parameters.ts";
import { preload } from "../app/preload.ts";

/** The pages behind the links of letters. New objects each time: the router takes the `lazy` of a route away once it has loaded. */
export function letterRoutes(relay: Environment): RouteObject[] {
  const asks = (letter: LetterKind) =>
    preload(relay, letterQuery, ({ request }) => ({
      letter,
      token: new URL(request.url).searchParams.get("token") ?? "",
    }));
  return [
    {
      path: "/auth/link",
      loader: asks("SIGN_IN"),
      lazy: { Component: async () => (await import("./LinkScreen.tsx")).LinkScreen },
    },
    {
      path: "/auth/reset",
      loader: asks("NEW_PASSWORD"),
      lazy: { Component: async () => (await import("./ResetScreen.tsx")).ResetScreen },
    },
    {
      path: "/auth/prove",
      loader: asks("PROOF"),
      lazy: { Component: async () => (await import("./ProveScreen.tsx")).ProveScreen },
    },
    {
      path: "/auth/email",
      loader: asks("NEW_ADDRESS"),
      lazy: { Component: async () => (await import("./EmailChangeScreen.tsx")).EmailChangeScreen },
    },
  ];
}
