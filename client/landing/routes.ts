import type { RouteObject } from "react-router";
import type { Ask } from "../app/ask.ts";
import { loadFeatured } from "./loadFeatured.ts";

/** The choice between fan and artist. */
export function landingPage(ask: Ask): RouteObject {
  return {
    path: "/",
    loader: () => loadFeatured(ask),
    lazy: { Component: async () => (await import("./LandingScreen.tsx")).LandingScreen },
  };
}

/** Pages for people who do not have an account. */
export function landingRoutes(ask: Ask): RouteObject[] {
  const artistLanding = async () => (await import("./ArtistLandingScreen.tsx")).ArtistLandingScreen;
  return [
    landingPage(ask),
    {
      path: "/fan-landing",
      loader: () => loadFeatured(ask),
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
