import type { RouteObject } from "react-router";

/** Signing up, signing in and coming back from a provider. */
export function authRoutes(): RouteObject[] {
  return [
    { path: "/auth", lazy: { Component: async () => (await import("./AuthScreen.tsx")).AuthScreen } },
    {
      path: "/auth/callback",
      lazy: { Component: async () => (await import("./CallbackScreen.tsx")).CallbackScreen },
    },
  ];
}
