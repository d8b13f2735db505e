import type { Environment } from "react-relay";
import type { PatchRoutesOnNavigationFunction, RouteObject } from "react-router";
import type { RouterProviderProps } from "react-router/dom";
import type { AppShellQuery, AppShellQuery$rawResponse } from "../__generated__/AppShellQuery.graphql.ts";
import appShellParameters from "../__generated__/AppShellQuery$parameters.ts";
import type { Ask } from "./ask.ts";
import { showStudio } from "./shownStudio.ts";

export type AppRouter = RouterProviderProps["router"];

/** Who is here, and what is true for everybody. */
export type Who = AppShellQuery$rawResponse;

/** What a visit knows, and how to end what it listens to. */
export interface Data {
  ask: Ask;
  /** The store of this visit; the same one each time. */
  openRelay(): Promise<Environment>;
  close(): void;
}

/** A tree of routes, and how it grows when somebody goes where it does not reach. */
export interface Routes {
  routes: RouteObject[];
  grow?: PatchRoutesOnNavigationFunction;
}

/** The time between two changes of who is here: one store, one question "who am I?", one tree of routes. */
export interface Visit extends Data {
  /** Differs from visit to visit. */
  key: string;
  who: Promise<Who>;
  /** The router for a person, or for nobody. Asking twice gives the same one. */
  routerFor(viewerId: string | null, routes: () => Routes): AppRouter;
}

let visits = 0;

export function openVisit(data: Data, openRouter: (routes: Routes) => AppRouter): Visit {
  const routers = new Map<string | null, AppRouter>();
  showStudio(null);
  return {
    ...data,
    key: String(visits++),
    who: data.ask<AppShellQuery>(appShellParameters, {}),
    routerFor(viewerId, routes) {
      const router = routers.get(viewerId) ?? openRouter(routes());
      routers.set(viewerId, router);
      return router;
    },
    close() {
      for (const router of routers.values()) router.dispose();
      data.close();
    },
  };
}
