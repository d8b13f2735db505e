import type { RouteObject } from "react-router";

/** The legal pages, for everybody, signed in or not. */
export function legalRoutes(): RouteObject[] {
  return [
    {
      path: "/privacy-policy",
      lazy: { Component: async () => (await import("./LegalScreen.tsx")).PrivacyPolicyScreen },
    },
    {
      path: "/terms-of-service",
      lazy: { Component: async () => (await import("./LegalScreen.tsx")).TermsOfServiceScreen },
    },
    { path: "/cookies", lazy: { Component: async () => (await import("./LegalScreen.tsx")).CookiesScreen } },
  ];
}
