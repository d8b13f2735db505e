import { createElement, lazy } from "react";
import type { Environment } from "react-relay";
import { type LoaderFunctionArgs, type RouteObject, useLocation } from "react-router";
import { type PageAddress, pageIn, standaloneIdIn } from "../../domain/publicPages/pageAddress.ts";
import publicReleaseScreenQuery from "../__generated__/PublicReleaseScreenQuery$parameters.ts";
import publicTrackScreenQuery from "../__generated__/PublicTrackScreenQuery$parameters.ts";
import standaloneTrackScreenQuery from "../__generated__/StandaloneTrackScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { orProfile } from "../profiles/routes.ts";

/**
 * The route of everything that has no other one: pages of releases and tracks below /@{handle}, then those of people, then as
 * `otherwise` says.
 */
export function orPublicPage(relay: Environment, otherwise: RouteObject): RouteObject {
  const profile = orProfile(relay, otherwise);
  const Release = lazy(async () => ({
    default: (await import("./PublicReleaseScreen.tsx")).PublicReleaseScreen,
  }));
  const Track = lazy(async () => ({ default: (await import("./PublicTrackScreen.tsx")).PublicTrackScreen }));
  const Standalone = lazy(async () => ({
    default: (await import("./StandaloneTrackScreen.tsx")).StandaloneTrackScreen,
  }));
  const addressOf = ({ request }: LoaderFunctionArgs) => pageIn(new URL(request.url).pathname);
  const loadRelease = preload(relay, publicReleaseScreenQuery, (args) => {
    const { handle, slug } = addressOf(args)!;
    return { handle, slug };
  });
  const loadTrack = preload(relay, publicTrackScreenQuery, (args) => {
    const { handle, slug, place } = addressOf(args)!;
    return { handle, slug, place: place! };
  });
  const loadStandalone = preload(relay, standaloneTrackScreenQuery, (args) => ({
    id: standaloneIdIn(addressOf(args)!)!,
  }));
  const kindOf = (address: PageAddress) => {
    if (address.place === null) return { load: loadRelease, Screen: Release };
    return standaloneIdIn(address)
      ? { load: loadStandalone, Screen: Standalone }
      : { load: loadTrack, Screen: Track };
  };
  return {
    path: "*",
    loader: (args: LoaderFunctionArgs) => {
      const address = addressOf(args);
      if (address) return kindOf(address).load(args);
      return typeof profile.loader === "function" ? profile.loader(args) : null;
    },
    Component: function PublicPageOrElse() {
      const { pathname } = useLocation();
      const address = pageIn(pathname);
      if (!address) return createElement(profile.Component!);
      return createElement(kindOf(address).Screen, { key: pathname });
    },
  };
}
