import { createElement, lazy } from "react";
import type { Environment } from "react-relay";
import { type LoaderFunctionArgs, type RouteObject, useLocation } from "react-router";
import { type FaceAddress, faceIn, standaloneIdIn } from "../../domain/faces/faceAddress.ts";
import releaseFaceScreenQuery from "../__generated__/ReleaseFaceScreenQuery$parameters.ts";
import standaloneTrackScreenQuery from "../__generated__/StandaloneTrackScreenQuery$parameters.ts";
import trackFaceScreenQuery from "../__generated__/TrackFaceScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { orProfile } from "../profiles/routes.ts";

/**
 * The route of everything that has no other one: pages of releases and tracks below /@{handle}, then those of people, then as
 * `otherwise` says.
 */
export function orFace(relay: Environment, otherwise: RouteObject): RouteObject {
  const profile = orProfile(relay, otherwise);
  const Release = lazy(async () => ({
    default: (await import("./ReleaseFaceScreen.tsx")).ReleaseFaceScreen,
  }));
  const Track = lazy(async () => ({ default: (await import("./TrackFaceScreen.tsx")).TrackFaceScreen }));
  const Standalone = lazy(async () => ({
    default: (await import("./StandaloneTrackScreen.tsx")).StandaloneTrackScreen,
  }));
  const addressOf = ({ request }: LoaderFunctionArgs) => faceIn(new URL(request.url).pathname);
  const loadRelease = preload(relay, releaseFaceScreenQuery, (args) => {
    const { handle, slug } = addressOf(args)!;
    return { handle, slug };
  });
  const loadTrack = preload(relay, trackFaceScreenQuery, (args) => {
    const { handle, slug, place } = addressOf(args)!;
    return { handle, slug, place: place! };
  });
  const loadStandalone = preload(relay, standaloneTrackScreenQuery, (args) => ({
    id: standaloneIdIn(addressOf(args)!)!,
  }));
  const kindOf = (address: FaceAddress) => {
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
    Component: function FaceOrElse() {
      const { pathname } = useLocation();
      const address = faceIn(pathname);
      if (!address) return createElement(profile.Component!);
      return createElement(kindOf(address).Screen, { key: pathname });
    },
  };
}
