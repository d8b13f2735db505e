import { Hono } from "hono";
import { coverArt } from "../../domain/identity/coverArt.ts";
import type { ServerEnv } from "../http.ts";
import type { Services } from "../services.ts";
import { smallerCover } from "./smallerCover.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const IMAGE_TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".png": "image/png",
};
const KEY = /^[a-z]+\/[0-9a-f-]+(\.jpg|\.webp|\.png)$/;

/** An image that somebody opens as a page of its own may run nothing, and shows what it holds itself. */
export const COVER_HEADERS = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Covers below /covers: uploaded ones by their key, and for music without one the art drawn from its id. */
export function coverRoutes({ storage }: Services): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();

  routes.get("/art/:file{[0-9a-f-]{36}\\.svg}", (c) => {
    const svg = coverArt(c.req.param("file").slice(0, 36), c.req.query("genre") ?? "");
    return c.body(svg, 200, {
      "content-type": "image/svg+xml",
      "cache-control": FOR_EVER,
    });
  });

  routes.get("/:folder/:file", async (c) => {
    const key = `${c.req.param("folder")}/${c.req.param("file")}`;
    const [, extension] = KEY.exec(key) ?? [];
    const bytes = extension && (await smallerCover(storage, key));
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": IMAGE_TYPES[extension]!,
      "cache-control": FOR_EVER,
    });
  });
  return routes;
}
