import { Hono } from "hono";
import { findExport } from "../../db/privacy/dataExports.ts";
import { exportKey } from "../../db/privacy/files.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { serveBytes } from "../media/serveBytes.ts";
import { isOpen } from "./DataExport.ts";

/** The file of an export, below /api/privacy, for the person whom it is about. Anybody else's is as one that never was. */
export function exportRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/exports/:file{[0-9a-f-]{36}\\.zip}", async (c) => {
    const { db, viewer, services, now } = await contextFor(c.req.raw);
    const id = c.req.param("file").slice(0, 36);
    const found = viewer && (await findExport(db, id));
    if (!found || found.userId !== viewer.userId || !isOpen(found, now())) return c.notFound();
    const file = {
      storageKey: exportKey(id),
      mimeType: "application/zip",
      bytes: Number(found.bytes),
      etag: `"${id}"`,
      cacheControl: "private, no-store",
    };
    return serveBytes(c, file, services.storage);
  });
  return routes;
}
