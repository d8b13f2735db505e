import { Hono } from "hono";
import { findStoredAsset, type StoredAsset } from "../../db/assets/assetVersions.ts";
import { savedName } from "../../domain/assets/asset.ts";
import { fileKey, listenKey, PREVIEW_WIDTHS, previewKey } from "../../domain/assets/assetFiles.ts";
import { ASSET_FORMATS, type AssetFormat } from "../../domain/assets/assetKind.ts";
import { isId } from "../../domain/isId.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import type { Servable } from "../media/serveBytes.ts";
import { serveBytes } from "../media/serveBytes.ts";
import { logDownload } from "./logDownload.ts";
import { beginsDownload, servedListen, servedPreview } from "./served.ts";

/** Shown against all intent, such a file may still run nothing and reach nobody. */
export const NOTHING_RUNS = "default-src 'none'; sandbox";

/**
 * Files of assets below /api/assets, by the id of a version: for members of the studio and, where it says so, for everybody.
 * The file itself is saved and never shown; what is shown was drawn or encoded anew. What is not for the asker is as what
 * never was.
 */
export function assetRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();

  routes.on(["GET", "HEAD"], "/:version", async (c) => {
    const found = await findFor(contextFor, c.req.raw, c.req.param("version"));
    if (!found) return c.notFound();
    const { context, stored } = found;
    if (beginsDownload(c)) {
      const { assetId, versionId } = stored;
      await act(actingIn(context), logDownload, { assetId, versionId, linkId: null });
    }
    return serveBytes(c, savedFile(stored), context.services.storage);
  });

  routes.on(["GET", "HEAD"], "/:version/preview/:width", async (c) => {
    const width = PREVIEW_WIDTHS.find((each) => String(each) === c.req.param("width"));
    const found = width && (await findFor(contextFor, c.req.raw, c.req.param("version")));
    if (!found) return c.notFound();
    return servedPreview(c, found.context.services.storage, previewKey(found.stored.versionId, width));
  });

  routes.on(["GET", "HEAD"], "/:version/listen", async (c) => {
    const found = await findFor(contextFor, c.req.raw, c.req.param("version"));
    if (!found?.stored.listenBytes) return c.notFound();
    const { versionId, listenBytes: bytes, sha256 } = found.stored;
    return servedListen(c, found.context.services.storage, { key: listenKey(versionId), bytes, sha256 });
  });
  return routes;
}

async function findFor(
  contextFor: (request: Request) => Promise<Context>,
  request: Request,
  versionId: string,
): Promise<{ context: Context; stored: StoredAsset } | null> {
  if (!isId(versionId)) return null;
  const context = await contextFor(request);
  const stored = await findStoredAsset(context.db, versionId);
  if (!stored) return null;
  const isMember = workspacesOf(context.viewer).includes(stored.workspaceId);
  const isForAll = stored.access === "public" && stored.isStudioOpen && !stored.deletedAt;
  return isMember || isForAll ? { context, stored } : null;
}

/** A file as it is taken home. */
export function savedFile({
  versionId,
  fileName,
  format,
  bytes,
  sha256,
}: Pick<StoredAsset, "versionId" | "fileName" | "format" | "bytes" | "sha256">): Servable {
  return {
    storageKey: fileKey(versionId),
    mimeType: ASSET_FORMATS[format as AssetFormat].mimeType,
    bytes: Number(bytes),
    etag: `"${sha256}"`,
    cacheControl: "private, no-store",
    fileName: savedName(fileName, format as AssetFormat),
    policy: NOTHING_RUNS,
  };
}
