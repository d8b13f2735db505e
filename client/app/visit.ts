import { type Environment, loadQuery, type PreloadedQuery } from "react-relay";
import type { RouteObject } from "react-router";
import type { RouterProviderProps } from "react-router/dom";
import type { AppShellQuery } from "../__generated__/AppShellQuery.graphql.ts";
import appShellParameters from "../__generated__/AppShellQuery$parameters.ts";

export type AppRouter = RouterProviderProps["router"];

/** What a visit knows, and how to end what it listens to. */
export interface Data {
  relay: Environment;
  close(): void;
}

/** The time between two changes of who is here: one store, one question "who am I?", one tree of routes. */
export interface Visit {
  relay: Environment;
  shellQuery: PreloadedQuery<AppShellQuery>;
  /** The router for a person, or for nobody. Asking twice gives the same one. */
  routerFor(viewerId: string | null, routes: () => RouteObject[]): AppRouter;
  close(): void;
}

export function openVisit({ relay, close }: Data, openRouter: (routes: RouteObject[]) => AppRouter): Visit {
  const shellQuery = loadQuery<AppShellQuery>(relay, appShellParameters, {}, { fetchPolicy: "network-only" });
  const routers = new Map<string | null, AppRouter>();
  return {
    relay,
    shellQuery,
    routerFor(viewerId, routes) {
      const router = routers.get(viewerId) ?? openRouter(routes());
      routers.set(viewerId, router);
      return router;
    },
    close() {
      for (const router of routers.values()) router.dispose();
      shellQuery.dispose();
      close();
    },
  };
}
