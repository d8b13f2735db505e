import { readFileSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { ServerEnv } from "./http.ts";
import type { Settings } from "./services.ts";

/** The built web client as the server finds it. */
export interface ClientFiles {
  /** Folder of index.html and assets/. */
  folder: string;
  persistedDocuments: () => Record<string, string>;
}

const YEAR_SECONDS = 31_536_000;
/** Below these, an unknown path is a 404 and never the client's page. */
const SERVER_PATHS = /^\/(graphql|graphiql|api|media|uploads|covers|pictures|dev|healthz|assets)(\/|$)/;

export function clientFiles(root: string): ClientFiles {
  return {
    folder: path.join(root, "dist/client"),
    persistedDocuments: () => JSON.parse(readFileSync(path.join(root, "client/persisted.json"), "utf8")),
  };
}

/** Assets by content hash for a year; every other path is the client's page, which routes by itself. */
export function clientRoutes({ folder }: ClientFiles, { isLoopbackDemo }: Settings): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const files = serveStatic({ root: folder, precompressed: true });
  routes.use("/assets/*", async (c, next) => {
    await next();
    if (c.res.ok) c.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`);
  });
  routes.use(async (c, next) => {
    if (SERVER_PATHS.test(c.req.path) && !c.req.path.startsWith("/assets/")) return c.notFound();
    return c.req.path === "/" || c.req.path === "/index.html" ? next() : files(c, next);
  });
  routes.get("*", (c) => {
    if (c.req.path.startsWith("/assets/")) return c.notFound();
    c.header("cache-control", "no-cache");
    return c.html(clientPage(folder, isLoopbackDemo));
  });
  return routes;
}

/** The page that starts the client, as it was built. */
export function clientPage(folder: string, isDemo: boolean): string {
  const html = readFileSync(path.join(folder, "index.html"), "utf8");
  return isDemo ? html.replace("</head>", '<meta name="levare-demo" content="1"></head>') : html;
}
