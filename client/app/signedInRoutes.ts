import type { Environment } from "react-relay";
import { type RouteObject, redirect } from "react-router";
import type { Role } from "../../domain/accounts/roles.ts";
import { signedInAccountsRoutes } from "../accounts/routes.ts";
import { adminRoutes } from "../admin/routes.ts";
import { assetRoutes, assetsOfTrack } from "../assets/routes.ts";
import { assistantRoutes } from "../assistants/routes.ts";
import { billingRoutes } from "../billing/routes.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { complianceRoutes } from "../compliance/routes.ts";
import { creditsTab } from "../credits/routes.ts";
import { dashboardRoutes } from "../dashboard/routes.ts";
import { discoverRoutes } from "../discover/routes.ts";
import { financeRoutes } from "../finances/routes.ts";
import { landingRoutes } from "../landing/routes.ts";
import { legalRoutes } from "../legal/routes.ts";
import { libraryRoutes } from "../library/routes.ts";
import { milestoneRoutes } from "../milestones/routes.ts";
import { payoutRoutes } from "../payouts/routes.ts";
import { playerRoutes } from "../player/screen/routes.ts";
import { playlistRoutes } from "../playlists/routes.ts";
import { playsTab } from "../plays/routes.ts";
import { yearRoutes } from "../plays/year/routes.ts";
import { privacyRoutes } from "../privacy/routes.ts";
import { ownProfileRoutes, profileRoutes } from "../profiles/routes.ts";
import { orPublicPage } from "../publicPages/routes.ts";
import { releaseRoutes } from "../releases/routes.ts";
import { searchRoutes } from "../search/page/routes.ts";
import { settingsRoutes } from "../settings/routes.ts";
import { NotBuiltYetScreen } from "../shell/NotBuiltYetScreen.tsx";
import { Shell } from "../shell/Shell.tsx";
import { splitOfferRoutes, splitRoutes, splitsTab } from "../splits/routes.ts";
import { accountantRoutes, taxRoutes } from "../taxes/routes.ts";
import { invitationRoutes } from "../workspaces/routes.ts";
import type { Ask } from "./ask.ts";
import { COMING_ROUTES } from "./comingRoutes.ts";
import { KeptRouteError } from "./KeptRouteError.tsx";
import { NothingYet } from "./NothingYet.ts";

/** Everything a signed-in person may open. Any other path is the dashboard with a quiet note (SPEC.md section 2). */
export function signedInRoutes(relay: Environment, role: Role, ask: Ask): RouteObject[] {
  return [
    {
      Component: Shell,
      HydrateFallback: NothingYet,
      children: [
        {
          ErrorBoundary: KeptRouteError,
          children: [
            ...(role === "superadmin" ? adminRoutes(relay) : []),
            ...dashboardRoutes(relay, role).map((route) =>
              route.path === "*" ? orPublicPage(relay, route) : route,
            ),
            ...catalogRoutes(
              relay,
              [creditsTab(relay), splitsTab(relay), playsTab(relay)],
              [assetsOfTrack(relay)],
            ),
            ...assetRoutes(relay),
            ...complianceRoutes(relay),
            ...milestoneRoutes(relay),
            ...releaseRoutes(relay),
            { path: "catalog", loader: () => redirect("/catalog/tracks") },
            ...ownProfileRoutes(relay),
            ...profileRoutes(),
            ...searchRoutes(relay),
            ...libraryRoutes(relay),
            ...yearRoutes(relay),
            ...playlistRoutes(relay),
            ...discoverRoutes(relay),
            ...settingsRoutes(relay),
            ...billingRoutes(relay),
            ...assistantRoutes(relay),
            ...payoutRoutes(relay),
            ...playerRoutes(),
            ...financeRoutes(relay),
            ...splitRoutes(relay),
            ...splitOfferRoutes(relay),
            ...taxRoutes(relay),
            ...accountantRoutes(relay),
            ...comingRoutes(),
            ...landingRoutes(ask).filter((route) => route.path !== "/"),
            ...legalRoutes(),
            ...privacyRoutes(relay),
            ...signedInAccountsRoutes(relay),
            ...invitationRoutes(relay),
          ],
        },
      ],
    },
  ];
}

/** The screens still to come; those of the administration stand in its own frame. */
function comingRoutes(): RouteObject[] {
  return COMING_ROUTES.filter(({ path }) => !path.startsWith("/admin")).map((coming) => ({
    path: coming.path,
    Component: NotBuiltYetScreen,
    handle: coming,
  }));
}
