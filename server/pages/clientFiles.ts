import { readFileSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { SERVER_PATHS } from "../../domain/navigation/serverPaths.ts";
import type { ServerEnv } from "../http.ts";
import { keptFile } from "../keptFile.ts";
import type { Services } from "../services.ts";
import { type OwnView, withOwnView } from "./ownView.ts";
import { withPrerendered } from "./prerendered.ts";
import { withWorkAhead } from "./workingAhead.ts";

/** The built web client as the server finds it. */
export interface ClientFiles {
  /** Folder of index.html and assets/. */
  folder: string;
  persistedDocuments: () => Record<string, string>;
}

/** What the page says about this installation. */
type PageServices = Pick<Services, "settings" | "platform">;

const YEAR_SECONDS = 31_536_000;

export function clientFiles(root: string): ClientFiles {
  return {
    folder: path.join(root, "dist/client"),
    persistedDocuments: () => JSON.parse(readFileSync(path.join(root, "client/persisted.json"), "utf8")),
  };
}

/**
 * Assets by content hash for a year; every other path is the client's page, which routes by itself. `viewFor` tells what of it
 * somebody signed in sees at once.
 */
export function clientRoutes(
  { folder }: ClientFiles,
  services: PageServices,
  viewFor: (request: Request) => Promise<OwnView | null>,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const files = serveStatic({ root: folder, precompressed: true });
  routes.use("/assets/*", async (c, next) => {
    await next();
    if (c.res.ok) c.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`);
  });
  routes.use(async (c, next) => {
    if (SERVER_PATHS.test(c.req.path) && !c.req.path.startsWith("/assets/")) return c.notFound();
    // The browser looks here for a new version: no copy on the way may hide one.
    if (c.req.path === "/sw.js") c.header("cache-control", "no-cache");
    return c.req.path === "/" || c.req.path === "/index.html" ? next() : files(c, next);
  });
  routes.get("*", compress(), async (c) => {
    if (c.req.path.startsWith("/assets/")) return c.notFound();
    const view = await viewFor(c.req.raw);
    // What is somebody's own stays in no cache on the way, nor in that of a browser which another person uses next: the service
    // worker keeps it for them alone (client/worker/keptPages.ts).
    c.header("cache-control", view ? "private, no-store" : "no-cache");
    c.header("vary", "accept-language, cookie");
    const page = await clientPage(folder, services);
    const drawn = view
      ? withOwnView(page, view)
      : await withPrerendered(page, folder, c.req.raw, await services.platform.settings());
    return c.html(await withWorkAhead(drawn, folder, c.req.raw, view));
  });
  return routes;
}

/** The page that starts the client, as it was built. */
export async function clientPage(folder: string, { settings, platform }: PageServices): Promise<string> {
  const html = await keptFile(path.join(folder, "index.html"), (text) => text);
  if (html === null) throw new Error(`${folder} holds no page of the client.`);
  const { defaultLanguage } = await platform.settings();
  const demo = settings.isLoopbackDemo ? '<meta name="levare-demo" content="1">' : "";
  return html.replace("</head>", `<meta name="levare-language" content="${defaultLanguage}">${demo}</head>`);
}
