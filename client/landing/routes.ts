import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import featuredReleasesQuery from "../__generated__/FeaturedReleasesQuery$parameters.ts";
import { preload } from "../app/preload.ts";

const FEATURED = { first: 6 };

/** The choice between fan and artist. */
export function landingPage(relay: Environment): RouteObject {
  return {
    path: "/",
    loader: preload(relay, featuredReleasesQuery, () => FEATURED),
    lazy: { Component: async () => (await import("./LandingScreen.tsx")).LandingScreen },
  };
}

/** Pages for people who do not have an account. */
export function landingRoutes(relay: Environment): RouteObject[] {
  const artistLanding = async () => (await import("./ArtistLandingScreen.tsx")).ArtistLandingScreen;
  return [
    landingPage(relay),
    {
      path: "/fan-landing",
      loader: preload(relay, featuredReleasesQuery, () => FEATURED),
      lazy: { Component: async () => (await import("./FanLandingScreen.tsx")).FanLandingScreen },
    },
    { path: "/indee-landing", lazy: { Component: artistLanding } },
    { path: "/artist-landing", lazy: { Component: artistLanding } },
    {
      path: "/original-landing",
      lazy: { Component: async () => (await import("./OriginalLandingScreen.tsx")).OriginalLandingScreen },
    },
  ];
}
