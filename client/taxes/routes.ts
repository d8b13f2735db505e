import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import accountantScreenQuery from "../__generated__/AccountantScreenQuery$parameters.ts";
import taxesScreenQuery from "../__generated__/TaxesScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";
import { yearIn } from "./yearIn.ts";

/** What a studio tells its tax office, and the numbers behind it. */
export function taxRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/finances/taxes",
      loader: preload(relay, taxesScreenQuery, ({ request }) => ({
        year: yearIn(new URL(request.url).searchParams),
      })),
      lazy: { Component: async () => (await import("./TaxesScreen.tsx")).TaxesScreen },
    },
  ];
}

/** The page behind the link that an accountant was given, for people with and without an account. */
export function accountantRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/taxes/accountant",
      loader: preload(relay, accountantScreenQuery, ({ request }) => {
        const { searchParams } = new URL(request.url);
        return { token: searchParams.get("token") ?? "", year: yearIn(searchParams) };
      }),
      lazy: { Component: async () => (await import("./AccountantScreen.tsx")).AccountantScreen },
    },
  ];
}
