import type { Environment } from "react-relay";
import { type RouteObject, redirect } from "react-router";
import type { Role } from "../../domain/accounts/roles.ts";
import { accountsRoutes, signedInAccountsRoutes } from "../accounts/routes.ts";
import { adminRoutes } from "../admin/routes.ts";
import { assetRoutes, assetsOfTrack } from "../assets/routes.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { complianceRoutes } from "../compliance/routes.ts";
import { creditsTab } from "../credits/routes.ts";
import { dashboardRoutes } from "../dashboard/routes.ts";
import { landingPage, landingRoutes } from "../landing/routes.ts";
import { legalRoutes } from "../legal/routes.ts";
import { milestoneRoutes } from "../milestones/routes.ts";
import { privacyRoutes } from "../privacy/routes.ts";
import { ownProfileRoutes, profileRoutes } from "../profiles/routes.ts";
import { orPublicPage } from "../publicPages/routes.ts";
import { releaseRoutes } from "../releases/routes.ts";
import { searchRoutes } from "../search/page/routes.ts";
import { settingsRoutes } from "../settings/routes.ts";
import { NotBuiltYetScreen } from "../shell/NotBuiltYetScreen.tsx";
import { Shell } from "../shell/Shell.tsx";
import { SignedOutFrame } from "../shell/SignedOutFrame.tsx";
import { invitationRoutes } from "../workspaces/routes.ts";
import { COMING_ROUTES } from "./comingRoutes.ts";
import { RouteError } from "./RouteError.tsx";

/** Everything a visitor may open. Any other path is the choice between fan and artist (SPEC.md section 2). */
export function signedOutRoutes(relay: Environment): RouteObject[] {
  return [
    {
      Component: SignedOutFrame,
      HydrateFallback: Nothing,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            ...landingRoutes(relay),
            ...legalRoutes(),
            ...privacyRoutes(relay),
            ...accountsRoutes(relay),
            ...invitationRoutes(relay),
            ...profileRoutes(),
            orPublicPage(relay, { ...landingPage(relay), path: "*" }),
          ],
        },
      ],
    },
  ];
}

/** Everything a signed-in person may open. Any other path is the dashboard with a quiet note (SPEC.md section 2). */
export function signedInRoutes(relay: Environment, role: Role): RouteObject[] {
  return [
    {
      Component: Shell,
      HydrateFallback: Nothing,
      children: [
        {
          ErrorBoundary: RouteError,
          children: [
            ...(role === "superadmin" ? adminRoutes(relay) : []),
            ...dashboardRoutes(relay, role).map((route) =>
              route.path === "*" ? orPublicPage(relay, route) : route,
            ),
            ...catalogRoutes(relay, [creditsTab(relay)], [assetsOfTrack(relay)]),
            ...assetRoutes(relay),
            ...complianceRoutes(relay),
            ...milestoneRoutes(relay),
            ...releaseRoutes(relay),
            { path: "catalog", loader: () => redirect("/catalog/tracks") },
            ...ownProfileRoutes(relay),
            ...profileRoutes(),
            ...searchRoutes(relay),
            ...settingsRoutes(relay),
            ...comingRoutes(),
            ...landingRoutes(relay).filter((route) => route.path !== "/"),
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

// Drawn for the instant between the first script and the first screen; the session's own spinner stands before it.
function Nothing() {
  return null;
}
