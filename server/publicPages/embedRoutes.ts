import { Hono } from "hono";
import type { Kysely } from "kysely";
import { findRendition } from "../../db/catalog/renditions.ts";
import type { DB } from "../../db/tables.generated.ts";
import { EMBED_THEMES, type EmbedTheme, isEmbedSize } from "../../domain/publicPages/embed.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { streamUrl } from "../catalog/streamUrl.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { embedPage } from "./embedPage.ts";
import { findShownOf } from "./findShown.ts";

/** Only here may other sites frame us; the page runs nothing but its own player, and reads no cookie. */
export const EMBED_HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  "x-frame-options": undefined,
  "cross-origin-resource-policy": "cross-origin",
};

interface Options {
  db: Kysely<DB>;
  services: Context["services"];
  now: () => Date;
}

/** Players for other sites, by the id of a release or a track. What is hidden answers as what is missing. */
export function embedRoutes({ db, services, now }: Options): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/:id", async (c) => {
    const shown = await findShownOf(db, c.req.param("id"));
    if (!shown) return c.notFound();
    const { size = "", theme = "" } = c.req.query();
    const language = localeOf({ request: c.req.raw });
    c.header("cache-control", "public, max-age=60");
    c.header("vary", "accept-language");
    return c.html(
      embedPage(shown, {
        size: isEmbedSize(size) ? size : "md",
        theme: (EMBED_THEMES as readonly string[]).includes(theme) ? (theme as EmbedTheme) : "auto",
        language,
      }),
    );
  });

  // As everybody hears it who is not signed in, whoever it is: the plainest stream.
  routes.get("/:id/:track/stream", async (c) => {
    const { id, track } = c.req.param();
    const shown = await findShownOf(db, id);
    const isOnIt = shown?.release.tracks.some((each) => each.id === track);
    const rendition = isOnIt ? await findRendition(db, track, "basic") : undefined;
    if (!rendition) return c.notFound();
    const visitor = { services, viewer: null, now } as Context;
    c.header("cache-control", "no-store");
    return c.redirect(streamUrl(visitor, track, "basic", "public", rendition.storageKey).url, 302);
  });
  return routes;
}
