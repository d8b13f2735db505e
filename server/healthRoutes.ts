import { Hono } from "hono";
import type { Database } from "../db/open.ts";
import { ping } from "../db/ping.ts";
import type { ServerEnv } from "./http.ts";
import type { Services } from "./services.ts";

/** How far the demo is whose songs this server plays. */
export interface StoryProgress {
  /** "playing" until every song of it can be heard. */
  state: "playing" | "done";
}

/** GET /healthz: whether this server reaches what it stands on, and how far its demo is. */
export function healthRoutes(
  database: Database,
  services: Pick<Services, "replica">,
  story?: StoryProgress,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/", async (c) => {
    await ping(database.db);
    const replica = services.replica && { replica: services.replica.isServing() ? "serving" : "away" };
    return c.json({ ok: true, database: database.engine, ...replica, ...(story && { story: story.state }) });
  });
  return routes;
}
