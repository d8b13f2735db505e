import type { Context as HonoContext } from "hono";
import type { ServerEnv } from "../http.ts";
import { serveBytes } from "../media/serveBytes.ts";
import type { MediaStorage } from "../providers/storage.ts";

/** A download that goes on where it stopped is still one download. */
export function beginsDownload(c: HonoContext<ServerEnv>): boolean {
  const range = c.req.header("range");
  return c.req.method === "GET" && (!range || /^bytes=0-/.test(range));
}

/** A picture that was drawn anew. */
export async function servedPreview(
  c: HonoContext<ServerEnv>,
  storage: MediaStorage,
  key: string,
  cacheControl = "private, max-age=600",
): Promise<Response> {
  if (!(await storage.exists(key))) return c.notFound();
  return c.body(await storage.bytes(key), 200, {
    "content-type": "image/webp",
    "cache-control": cacheControl,
    "x-content-type-options": "nosniff",
  });
}

/** A sound that was encoded anew, whole or in ranges. */
export function servedListen(
  c: HonoContext<ServerEnv>,
  storage: MediaStorage,
  { key, bytes, sha256 }: { key: string; bytes: number; sha256: string },
  cacheControl = "private, max-age=600",
): Promise<Response> {
  return serveBytes(
    c,
    { storageKey: key, mimeType: "audio/mpeg", bytes, etag: `"listen-${sha256}"`, cacheControl },
    storage,
  );
}
