import type { Hono } from "hono";
import { findRendition } from "../../db/catalog/renditions.ts";
import { countOpening, openListeningLink } from "../../db/sharing/listeningLinks.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import { missingPage } from "../assets/sharedFilePage.ts";
import { streamUrl } from "../catalog/streamUrl.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { PRIVATE_HEADERS, privateAddress } from "../links/privateAddress.ts";
import { listeningPage } from "./listeningPage.ts";

/** The page runs the player of other sites, which asks for nothing but the songs. */
export const LISTENING_HEADERS = {
  ...PRIVATE_HEADERS,
  "content-security-policy": `${PRIVATE_HEADERS["content-security-policy"]}; script-src 'self'`,
};

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
  const { routes, opened } = privateAddress(contextFor, openListeningLink);
  routes.get("/:token", async (c) => {
    const language = localeOf({ request: c.req.raw });
    const found = await opened(c);
    if (!found) return c.html(missingPage(language), 404);
    const { context, linked: music, token, isOwn } = found;
    if (c.req.method === "GET" && !isOwn) await act(actingIn(context), noteOpening, { linkId: music.linkId });
    return c.html(listeningPage(music, `/listen/${token}`, language));
  });

  // Each song is asked for anew, so that a link that is closed ends with the song that plays.
  routes.get("/:token/:track/stream", async (c) => {
    const found = await opened(c);
    const track = c.req.param("track");
    const isOnIt = found?.linked.tracks.some(({ id }) => id === track);
    const rendition = found && isOnIt ? await findRendition(found.context.db, track, "basic") : undefined;
    if (!found || !rendition) return c.notFound();
    return c.redirect(streamUrl(found.context, track, "basic", "unlisted", rendition.storageKey).url, 302);
  });
  return routes;
}
