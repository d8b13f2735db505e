import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { EMBED_SIZES, embedCode, sizeWithin } from "../../domain/publicPages/embed.ts";
import { pageIn } from "../../domain/publicPages/pageAddress.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import type { ServerEnv } from "../http.ts";
import { escaped } from "../pages/pageHead.ts";
import { findShown, type Shown } from "./findShown.ts";

const CACHE_SECONDS = 3600;
const THUMBNAIL = 640;

/** oEmbed 1.0 (oembed.com): tells a site how to show the player of a page of ours. Unknown and hidden pages are 404 alike. */
export function oembedRoutes(db: Kysely<DB>, publicUrl: string): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/", async (c) => {
    const { url = "", format = "json", maxwidth = "" } = c.req.query();
    if (format !== "json" && format !== "xml") return c.text("Only json and xml are known.", 501);
    const address =
      URL.canParse(url) && new URL(url).origin === new URL(publicUrl).origin
        ? pageIn(new URL(url).pathname)
        : null;
    const shown = address && (await findShown(db, address));
    if (!shown) return c.notFound();
    const answer = describe(
      shown,
      publicUrl,
      /^\d{1,5}$/.test(maxwidth) ? Number(maxwidth) : Number.POSITIVE_INFINITY,
    );
    c.header("cache-control", `public, max-age=${CACHE_SECONDS}`);
    c.header("access-control-allow-origin", "*");
    if (format === "json") return c.json(answer);
    const lines = Object.entries(answer).map(
      ([name, value]) => `<${name}>${escaped(String(value))}</${name}>`,
    );
    return c.body(
      `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${lines.join("")}</oembed>`,
      200,
      {
        "content-type": "text/xml; charset=utf-8",
      },
    );
  });
  return routes;
}

function describe(
  { release, track }: Shown,
  publicUrl: string,
  maxWidth: number,
): Record<string, string | number> {
  const size = maxWidth === Number.POSITIVE_INFINITY ? "md" : sizeWithin(maxWidth);
  const width = Math.min(EMBED_SIZES[size].width, maxWidth);
  const names = byline(track?.artistNames.length ? track.artistNames : release.artistNames);
  const title = `${wholeTitle(track ?? release)}${names ? `, ${names}` : ""}`;
  return {
    version: "1.0",
    type: "rich",
    provider_name: PRODUCT_NAME,
    provider_url: publicUrl,
    title,
    author_name: names,
    author_url: `${publicUrl}/@${release.handle}`,
    cache_age: CACHE_SECONDS,
    ...(release.coverKey
      ? {
          thumbnail_url: `${publicUrl}${coverUrl(release.coverKey, release.id, null, THUMBNAIL)}`,
          thumbnail_width: THUMBNAIL,
          thumbnail_height: THUMBNAIL,
        }
      : {}),
    html: embedCode({ origin: publicUrl, id: track?.id ?? release.id, size, title, width }),
    width,
    height: EMBED_SIZES[size].height,
  };
}
