import type { RouteObject } from "react-router";
import { PLAYER_PATH } from "../playerPath.ts";

/** The big player. */
export function playerRoutes(): RouteObject[] {
  return [
    {
      path: PLAYER_PATH,
      lazy: { Component: async () => (await import("./PlayerScreen.tsx")).PlayerScreen },
    },
  ];
}
