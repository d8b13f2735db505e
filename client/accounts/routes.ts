import type { Environment } from "react-relay";
import { type RouteObject, redirect } from "react-router";
import { letterRoutes } from "./letterRoutes.ts";
import { takePlaceAfterSignIn } from "./pendingPlace.ts";

/** The same addresses for somebody who is signed in already. */
export function signedInAccountsRoutes(relay: Environment): RouteObject[] {
  return [
    { path: "/auth", loader: () => redirect("/") },
    { path: "/auth/callback", loader: () => redirect(takePlaceAfterSignIn()) },
    ...letterRoutes(relay),
  ];
}
