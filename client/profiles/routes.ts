import { type ComponentType, createElement, lazy } from "react";
import type { Environment } from "react-relay";
import { type LoaderFunctionArgs, type RouteObject, redirect, useLocation } from "react-router";
import ownProfileScreenQuery from "../__generated__/OwnProfileScreenQuery$parameters.ts";
import profileScreenQuery from "../__generated__/ProfileScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { handleIn } from "./address.ts";

/** One's own page. */
export function ownProfileRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/profile",
      loader: preload(relay, ownProfileScreenQuery),
      lazy: { Component: async () => (await import("./OwnProfileScreen.tsx")).OwnProfileScreen },
    },
  ];
}

/** What everybody may open: the other address of a page leads to its own. */
export function profileRoutes(): RouteObject[] {
  return [{ path: "/u/:handle", loader: ({ params }) => redirect(`/@${params.handle}`) }];
}

/**
 * The route of everything that has no other one, as `otherwise` says, and of the pages at /@{handle}: the router cannot match
 * a sign and a name in one segment.
 */
export function orProfile(relay: Environment, otherwise: RouteObject): RouteObject {
  const Profile = lazy(async () => ({ default: (await import("./ProfileScreen.tsx")).ProfileScreen }));
  const Otherwise = lazy(async () => ({ default: await componentOf(otherwise) }));
  const loadProfile = preload(relay, profileScreenQuery, ({ request }) => ({
    handle: handleIn(new URL(request.url).pathname) ?? "",
  }));
  return {
    path: "*",
    loader: (args: LoaderFunctionArgs) => {
      const { loader } = otherwise;
      if (handleIn(new URL(args.request.url).pathname) !== null) return loadProfile(args);
      return typeof loader === "function" ? loader(args) : null;
    },
    Component: function ProfileOrElse() {
      const handle = handleIn(useLocation().pathname);
      return handle === null ? createElement(Otherwise) : createElement(Profile, { key: handle });
    },
  };
}

async function componentOf({ lazy }: RouteObject): Promise<ComponentType> {
  const load = typeof lazy === "object" ? lazy.Component : undefined;
  const component = await load?.();
  if (!component) throw new Error("The route of unknown addresses names no screen.");
  return component;
}
