import type { Environment } from "react-relay";
import { type RouteObject, redirect } from "react-router";
import frameQuery from "../__generated__/AdminFrameQuery$parameters.ts";
import { COMING_ROUTES } from "../app/comingRoutes.ts";
import { preload } from "../app/preload.ts";
import { needTexts } from "../i18n/i18n.ts";
import { NotBuiltYetScreen } from "../shell/NotBuiltYetScreen.tsx";
import { DRAWER_PARAMS } from "./drawerParams.ts";
import { ADMIN_TABS, type AdminTab } from "./tabs.ts";

/** The administration: one frame, in which the path chooses the page. For superadmins only; they find it at `/` too. */
export function adminRoutes(relay: Environment): RouteObject[] {
  return [
    {
      loader: preload(relay, frameQuery),
      // The numbers are asked for anew on another page, not with every word of a filter.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      lazy: { Component: openFrame },
      children: [
        ...ADMIN_TABS.flatMap((tab) =>
          [tab.path, ...(tab.aliases ?? [])].map((path) => tabRoute(relay, tab, path)),
        ),
        { path: "/admin/*", loader: () => redirect("/admin") },
      ],
    },
  ];
}

/** The frame together with the words of all pages in it, which nobody else loads. */
async function openFrame() {
  const [{ AdminFrame }] = await Promise.all([import("./AdminFrame.tsx"), needTexts("admin")]);
  return AdminFrame;
}

function tabRoute(relay: Environment, { path: home, query, variablesOf, load }: AdminTab, path: string) {
  if (!load) {
    const coming = COMING_ROUTES.find((route) => route.path === home);
    return { path, Component: NotBuiltYetScreen, handle: coming };
  }
  return {
    path,
    lazy: { Component: load },
    ...(query
      ? {
          loader: preload(
            relay,
            query,
            ({ request }) => variablesOf?.(new URL(request.url).searchParams) ?? {},
          ),
        }
      : {}),
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname || narrowing(currentUrl) !== narrowing(nextUrl),
  } satisfies RouteObject;
}

/** The address without what only opens a drawer over the page. */
function narrowing(url: URL): string {
  const words = new URLSearchParams(url.search);
  for (const name of DRAWER_PARAMS) words.delete(name);
  return words.toString();
}
