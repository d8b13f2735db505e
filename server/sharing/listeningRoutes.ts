import { Hono, type Context as HonoContext } from "hono";
import { findRendition } from "../../db/catalog/renditions.ts";
import { countOpening, openListeningLink, type SharedMusic } from "../../db/sharing/listeningLinks.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import { missingPage } from "../assets/sharedFilePage.ts";
import { SHARED_HEADERS } from "../assets/sharedFileRoutes.ts";
import { streamUrl } from "../catalog/streamUrl.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { listeningPage } from "./listeningPage.ts";

/** The page runs the player of other sites, which asks for nothing but the songs. */
export const LISTENING_HEADERS = {
  ...SHARED_HEADERS,
  "content-security-policy": `${SHARED_HEADERS["content-security-policy"]}; script-src 'self'`,
};

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const noteOpening = verb("noteOpening", {
  unaudited: "A count of openings names nobody.",
  forVisitors: true,
  async run(act, { linkId }: { linkId: string }) {
    await countOpening(act.trx, linkId, act.now);
    return act.done({});
  },
});

/**
 * /listen/{secret}: a release or a track for whoever holds the address, out or not. An address that is missing, over or
 * revoked answers alike.
 */
export function listeningRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const opened = async (c: HonoContext<ServerEnv>) => {
    const token = c.req.param("token") ?? "";
    if (!TOKEN.test(token)) return null;
    const context = await contextFor(c.req.raw);
    const music = await openListeningLink(context.db, hashOfToken(token), context.now());
    return music ? { context, music, token } : null;
  };

  routes.use(async (c, next) => {
    await next();
    c.header("x-robots-tag", "noindex, nofollow, noarchive");
    c.header("cache-control", "private, no-store");
    c.header("vary", "accept-language");
  });
  routes.get("/:token", async (c) => {
    const language = /^es\b/i.test(c.req.header("accept-language") ?? "") ? "es" : "en";
    const found = await opened(c);
    if (!found) return c.html(missingPage(language), 404);
    const { context, music, token } = found;
    if (c.req.method === "GET" && !isOwn(context, music))
      await act(actingIn(context), noteOpening, { linkId: music.linkId });
    return c.html(listeningPage(music, `/listen/${token}`, language));
  });

  // Each song is asked for anew, so that a link that is closed ends with the song that plays.
  routes.get("/:token/:track/stream", async (c) => {
    const found = await opened(c);
    const track = c.req.param("track");
    const isOnIt = found?.music.tracks.some(({ id }) => id === track);
    const rendition = found && isOnIt ? await findRendition(found.context.db, track, "basic") : undefined;
    if (!found || !rendition) return c.notFound();
    return c.redirect(streamUrl(found.context, track, "basic", "unlisted", rendition.storageKey).url, 302);
  });
  return routes;
}

function isOwn({ viewer }: Context, { workspaceId }: SharedMusic): boolean {
  return workspacesOf(viewer).includes(workspaceId);
}
