import type { Environment } from "react-relay";
import { type RouteObject, redirect } from "react-router";
import { preload } from "../app/preload.ts";
import { SETTINGS_SECTIONS } from "./sections.ts";

/** /settings and a path below it for every section. */
export function settingsRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/settings",
      lazy: { Component: async () => (await import("./SettingsFrame.tsx")).SettingsFrame },
      children: [
        {
          index: true,
          lazy: { Component: async () => (await import("./SettingsIndex.tsx")).SettingsIndex },
        },
        ...SETTINGS_SECTIONS.map(({ id, query, load }) => ({
          path: id,
          ...(query ? { loader: preload(relay, query) } : {}),
          lazy: { Component: load },
        })),
        { path: "*", loader: () => redirect("/settings") },
      ],
    },
  ];
}
