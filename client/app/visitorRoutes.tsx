import { type Environment, RelayEnvironmentProvider } from "react-relay";
import { Outlet, type RouteObject } from "react-router";
import { letterRoutes } from "../accounts/letterRoutes.ts";
import { withTexts } from "../i18n/withTexts.ts";
import { landingPage } from "../landing/routes.ts";
import { playlistRoutes } from "../playlists/routes.ts";
import { privacyRoutes } from "../privacy/routes.ts";
import { profileRoutes } from "../profiles/routes.ts";
import { orPublicPage } from "../publicPages/routes.ts";
import { searchRoutes } from "../search/page/routes.ts";
import { splitOfferRoutes } from "../splits/routes.ts";
import { accountantRoutes } from "../taxes/routes.ts";
import { Toasts } from "../ui/Toasts.tsx";
import { invitationRoutes } from "../workspaces/routes.ts";
import type { Ask } from "./ask.ts";

/** What a visitor sees that Relay draws. Any other path is the choice between fan and artist (SPEC.md section 2). */
export function visitorRoutes(relay: Environment, ask: Ask): RouteObject[] {
  return [
    {
      Component: () => (
        <RelayEnvironmentProvider environment={relay}>
          <Outlet />
          <Toasts />
        </RelayEnvironmentProvider>
      ),
      children: [
        ...withTexts("visitor", [
          ...privacyRoutes(relay),
          ...letterRoutes(relay),
          ...invitationRoutes(relay),
          ...playlistRoutes(relay),
          ...splitOfferRoutes(relay),
          ...accountantRoutes(relay),
          ...searchRoutes(relay, true),
        ]),
        ...profileRoutes(),
        orPublicPage(relay, { ...landingPage(ask), path: "*" }),
      ],
    },
  ];
}
