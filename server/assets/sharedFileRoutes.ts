import type { Hono, Context as HonoContext } from "hono";
import { countView, openLink } from "../../db/assets/assetLinks.ts";
import { listenKey, previewKey } from "../../domain/assets/assetFiles.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { NOT_KEPT, privateAddress } from "../links/privateAddress.ts";
import { serveBytes } from "../media/serveBytes.ts";
import { savedFile } from "./assetRoutes.ts";
import { logDownload } from "./logDownload.ts";
import { beginsDownload, servedListen, servedPreview } from "./served.ts";
import { missingPage, sharedFilePage } from "./sharedFilePage.ts";

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
  const { routes, opened } = privateAddress(contextFor, openLink);
  const languageOf = (c: HonoContext<ServerEnv>) => localeOf({ request: c.req.raw });
  const nothing = (c: HonoContext<ServerEnv>) => c.html(missingPage(languageOf(c)), 404);

  routes.get("/:token", async (c) => {
    const found = await opened(c);
    if (!found) return nothing(c);
    const { context, linked: asset, token, isOwn } = found;
    if (c.req.method === "GET" && !isOwn) await act(actingIn(context), noteView, { linkId: asset.linkId });
    return c.html(sharedFilePage(asset, token, languageOf(c)));
  });
  routes.get("/:token/picture", async (c) => {
    const found = await opened(c);
    if (!found) return nothing(c);
    const key = previewKey(found.linked.versionId, 1280);
    return servedPreview(c, found.context.services.storage, key, NOT_KEPT);
  });
  routes.on(["GET", "HEAD"], "/:token/listen", async (c) => {
    const found = await opened(c);
    if (!found?.linked.listenBytes) return nothing(c);
    const { versionId, listenBytes: bytes, sha256 } = found.linked;
    const stream = { key: listenKey(versionId), bytes, sha256 };
    return servedListen(c, found.context.services.storage, stream, NOT_KEPT);
  });
  routes.on(["GET", "HEAD"], "/:token/file", async (c) => {
    const found = await opened(c);
    if (!found?.linked.allowsDownload) return nothing(c);
    const { context, linked: asset } = found;
    if (beginsDownload(c)) {
      const { assetId, versionId, linkId } = asset;
      await act(actingIn(context), logDownload, { assetId, versionId, linkId });
    }
    return serveBytes(c, savedFile(asset), context.services.storage);
  });
  return routes;
}
