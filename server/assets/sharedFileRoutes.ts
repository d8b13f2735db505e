import { Hono, type Context as HonoContext } from "hono";
import { countView, type LinkedAsset, openLink } from "../../db/assets/assetLinks.ts";
import { listenKey, previewKey } from "../../domain/assets/assetFiles.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { serveBytes } from "../media/serveBytes.ts";
import { savedFile } from "./assetRoutes.ts";
import { logDownload } from "./logDownload.ts";
import { beginsDownload, servedListen, servedPreview } from "./served.ts";
import { missingPage, sharedFilePage } from "./sharedFilePage.ts";

/** The page of a link runs nothing at all. The address is the secret: no page that is linked from there learns it. */
export const SHARED_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const NOT_KEPT = "private, no-store";

const noteView = verb("noteView", {
  unaudited: "A count of views names nobody.",
  forVisitors: true,
  async run(act, { linkId }: { linkId: string }) {
    await countView(act.trx, linkId, act.now);
    return act.done({});
  },
});

/**
 * /s/{secret}: one asset for whoever holds the address, with its picture or sound and, where that is allowed, its file. An
 * address that is missing, over or revoked answers alike.
 */
export function sharedFileRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const opened = async (c: HonoContext<ServerEnv>) => {
    const token = c.req.param("token") ?? "";
    if (!TOKEN.test(token)) return null;
    const context = await contextFor(c.req.raw);
    const asset = await openLink(context.db, hashOfToken(token), context.now());
    return asset ? { context, asset, token } : null;
  };
  const nothing = (c: HonoContext<ServerEnv>) => c.html(missingPage(languageOf(c)), 404);

  routes.use(async (c, next) => {
    await next();
    c.header("x-robots-tag", "noindex, nofollow, noarchive");
    c.header("cache-control", NOT_KEPT);
    c.header("vary", "accept-language");
  });
  routes.get("/:token", async (c) => {
    const found = await opened(c);
    if (!found) return nothing(c);
    const { context, asset, token } = found;
    if (c.req.method === "GET" && !isOwn(context, asset))
      await act(actingIn(context), noteView, { linkId: asset.linkId });
    return c.html(sharedFilePage(asset, token, languageOf(c)));
  });
  routes.get("/:token/picture", async (c) => {
    const found = await opened(c);
    if (!found) return nothing(c);
    const key = previewKey(found.asset.versionId, 1280);
    return servedPreview(c, found.context.services.storage, key, NOT_KEPT);
  });
  routes.on(["GET", "HEAD"], "/:token/listen", async (c) => {
    const found = await opened(c);
    if (!found?.asset.listenBytes) return nothing(c);
    const { versionId, listenBytes: bytes, sha256 } = found.asset;
    const stream = { key: listenKey(versionId), bytes, sha256 };
    return servedListen(c, found.context.services.storage, stream, NOT_KEPT);
  });
  routes.on(["GET", "HEAD"], "/:token/file", async (c) => {
    const found = await opened(c);
    if (!found?.asset.allowsDownload) return nothing(c);
    const { context, asset } = found;
    if (beginsDownload(c)) {
      const { assetId, versionId, linkId } = asset;
      await act(actingIn(context), logDownload, { assetId, versionId, linkId });
    }
    return serveBytes(c, savedFile(asset), context.services.storage);
  });
  return routes;
}

function isOwn({ viewer }: Context, { workspaceId }: LinkedAsset): boolean {
  return workspacesOf(viewer).includes(workspaceId);
}

function languageOf(c: HonoContext<ServerEnv>): "en" | "es" {
  return /^es\b/i.test(c.req.header("accept-language") ?? "") ? "es" : "en";
}
