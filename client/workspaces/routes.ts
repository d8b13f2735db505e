import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import invitationQuery from "../__generated__/InvitationScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";

/** The page behind the letter that invites to a team, for people with and without an account. */
export function invitationRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/invitation",
      loader: preload(relay, invitationQuery, ({ request }) => ({
        token: new URL(request.url).searchParams.get("token") ?? "",
      })),
      lazy: { Component: async () => (await import("./InvitationScreen.tsx")).InvitationScreen },
    },
  ];
}
