import type { Environment } from "react-relay";
import { type RouteObject, redirect } from "react-router";
import type { LetterKind } from "../__generated__/useIsLetterOpenQuery.graphql.ts";
import letterQuery from "../__generated__/useIsLetterOpenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { takePlaceAfterSignIn } from "./pendingPlace.ts";

// New objects each time: the router takes the `lazy` of a route away once it has loaded.
function letterRoutes(relay: Environment): RouteObject[] {
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

/** Signing up, signing in and coming back from a mail. */
export function accountsRoutes(relay: Environment): RouteObject[] {
  return [
    { path: "/auth", lazy: { Component: async () => (await import("./AuthScreen.tsx")).AuthScreen } },
    {
      path: "/auth/callback",
      lazy: { Component: async () => (await import("./CallbackScreen.tsx")).CallbackScreen },
    },
    ...letterRoutes(relay),
  ];
}

/** The same addresses for somebody who is signed in already. */
export function signedInAccountsRoutes(relay: Environment): RouteObject[] {
  return [
    { path: "/auth", loader: () => redirect("/") },
    { path: "/auth/callback", loader: () => redirect(takePlaceAfterSignIn()) },
    ...letterRoutes(relay),
  ];
}
