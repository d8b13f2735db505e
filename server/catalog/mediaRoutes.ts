import { Hono } from "hono";
import type { Kysely } from "kysely";
import { findRendition, type RenditionRow } from "../../db/catalog/renditions.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { serveBytes } from "../media/serveBytes.ts";
import type { Services } from "../services.ts";
import { editionOf, STREAM_PURPOSE, streamClaim } from "./streamUrl.ts";

const REMEMBERED_MS = 60_000;

/**
 * Streams below /media, by signed and expiring address. Music that is not public plays only in the session it was signed
 * for. A wrong, expired or borrowed address answers as a missing one does.
 */
export function mediaRoutes(
  db: Kysely<DB>,
  { signer, storage }: Services,
  contextFor: (request: Request) => Promise<Context>,
  now: () => Date,
): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const find = remembered((trackId, quality) => findRendition(db, trackId, quality));

  routes.on(["GET", "HEAD"], "/:trackId/:quality", async (c) => {
    const { trackId, quality } = c.req.param();
    const { expires = "", for: holder = "", signature = "", v: edition = "" } = c.req.query();
    const claim = streamClaim(trackId, quality, Number(expires), holder);
    if (!signer.verifies(STREAM_PURPOSE, claim, signature) || Number(expires) < now().getTime())
      return c.notFound();
    if (holder !== "anyone" && (await contextFor(c.req.raw)).viewer?.userId !== holder) return c.notFound();
    const rendition = await find(trackId, quality, edition.slice(0, 8));
    if (!rendition) return c.notFound();
    return serveBytes(
      c,
      {
        ...rendition,
        etag: `"${editionOf(rendition.storageKey)}-${quality}-${rendition.bytes}"`,
        cacheControl: "private, max-age=600",
      },
      storage,
    );
  });
  return routes;
}

/**
 * A player asks for dozens of ranges of one file: the database is asked once a minute, and at once for an address of
 * another edition.
 */
function remembered(
  find: (trackId: string, quality: string) => Promise<RenditionRow | undefined>,
): (trackId: string, quality: string, edition: string) => Promise<RenditionRow | undefined> {
  const known = new Map<string, { row: RenditionRow; until: number }>();
  return async (trackId, quality, edition) => {
    const key = `${trackId}/${quality}/${edition}`;
    const hit = known.get(key);
    if (hit && hit.until > Date.now()) return hit.row;
    const row = await find(trackId, quality);
    known.delete(key);
    if (known.size >= 1000) known.delete(known.keys().next().value!);
    if (row) known.set(key, { row, until: Date.now() + REMEMBERED_MS });
    return row;
  };
}
