import { type RouteObject, redirect } from "react-router";
import { takePlaceAfterSignIn } from "./pendingPlace.ts";

// New objects each time: the router takes the `lazy` of a route away once it has loaded.
const letterRoutes = (): RouteObject[] => [
  {
    path: "/auth/link",
    lazy: { Component: async () => (await import("./LinkScreen.tsx")).LinkScreen },
  },
  {
    path: "/auth/reset",
    lazy: { Component: async () => (await import("./ResetScreen.tsx")).ResetScreen },
  },
  {
    path: "/auth/prove",
    lazy: { Component: async () => (await import("./ProveScreen.tsx")).ProveScreen },
  },
  {
    path: "/auth/email",
    lazy: { Component: async () => (await import("./EmailChangeScreen.tsx")).EmailChangeScreen },
  },
];

/** Signing up, signing in and coming back from a mail. */
export function accountsRoutes(): RouteObject[] {
  return [
    { path: "/auth", lazy: { Component: async () => (await import("./AuthScreen.tsx")).AuthScreen } },
    {
      path: "/auth/callback",
      lazy: { Component: async () => (await import("./CallbackScreen.tsx")).CallbackScreen },
    },
    ...letterRoutes(),
  ];
}

/** The same addresses for somebody who is signed in already. */
export function signedInAccountsRoutes(): RouteObject[] {
  return [
    { path: "/auth", loader: () => redirect("/") },
    { path: "/auth/callback", loader: () => redirect(takePlaceAfterSignIn()) },
    ...letterRoutes(),
  ];
}
