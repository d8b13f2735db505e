import { Hono } from "hono";
import type { Database } from "../db/open.ts";
import { ping } from "../db/ping.ts";
import type { ServerEnv } from "./http.ts";
import type { Services } from "./services.ts";

/** GET /healthz: whether this server reaches what it stands on. */
export function healthRoutes(database: Database, services: Pick<Services, "replica">): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/", async (c) => {
    await ping(database.db);
    const replica = services.replica && { replica: services.replica.isServing() ? "serving" : "away" };
    return c.json({ ok: true, database: database.engine, ...replica });
  });
  return routes;
}
