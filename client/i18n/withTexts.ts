import type { RouteObject } from "react-router";
import { needTexts } from "./i18n.ts";
import type { Part } from "./texts.ts";

/** The routes with screens that come together with their words: nobody else loads those. */
export function withTexts(part: Part, routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const load = typeof route.lazy === "object" ? route.lazy.Component : undefined;
    if (!load) return route;
    const Component = async () => (await Promise.all([load(), needTexts(part)]))[0];
    return { ...route, lazy: { ...route.lazy, Component } } as RouteObject;
  });
}
