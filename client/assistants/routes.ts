import type { Environment } from "react-relay";
import type { RouteObject } from "react-router";
import aiTeamScreenQuery from "../__generated__/AiTeamScreenQuery$parameters.ts";
import { preload } from "../app/preload.ts";

/** The assistants, and what was said to each. */
export function assistantRoutes(relay: Environment): RouteObject[] {
  return [
    {
      path: "/ai-team",
      loader: preload(relay, aiTeamScreenQuery),
      lazy: { Component: async () => (await import("./AiTeamScreen.tsx")).AiTeamScreen },
    },
    {
      path: "/ai-team/:slug",
      lazy: { Component: async () => (await import("./AgentScreen.tsx")).AgentScreen },
    },
  ];
}
