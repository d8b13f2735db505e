import type { PatchRoutesOnNavigationFunction } from "react-router";
import { authRoutes } from "../accounts/authRoutes.ts";
import { needTexts } from "../i18n/i18n.ts";
import { landingRoutes } from "../landing/routes.ts";
import { legalRoutes } from "../legal/routes.ts";
import { SignedOutFrame } from "../shell/SignedOutFrame.tsx";
import { NothingYet } from "./NothingYet.ts";
import { RouteError } from "./RouteError.tsx";
import type { Routes, Visit } from "./visit.ts";

const SCREENS = "visitorScreens";

/**
 * What a visitor may open without the code of Relay. Whoever goes elsewhere loads it, and with it every other page of theirs
 * (visitorRoutes.tsx).
 */
export function signedOutRoutes({ ask, openRelay }: Pick<Visit, "ask" | "openRelay">): Routes {
  const grow: PatchRoutesOnNavigationFunction = async ({ patch }) => {
    const [{ visitorRoutes }, relay] = await Promise.all([
      import("./visitorRoutes.tsx"),
      openRelay(),
      needTexts("reading"),
    ]);
    patch(SCREENS, visitorRoutes(relay, ask));
  };
  const screens = [...landingRoutes(ask), ...legalRoutes(), ...authRoutes()];
  return {
    routes: [
      {
        Component: SignedOutFrame,
        HydrateFallback: NothingYet,
        children: [{ id: SCREENS, ErrorBoundary: RouteError, children: screens }],
      },
    ],
    grow,
  };
}
