import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { type PageAddress, pageIn } from "../../domain/publicPages/pageAddress.ts";
import { type ClientFiles, clientPage } from "../clientFiles.ts";
import { type FirstView, withFirstView } from "../firstView.ts";
import type { ServerEnv } from "../http.ts";
import { type PageHead, withHead, withoutIndex } from "../pageHead.ts";
import type { Services } from "../services.ts";
import { addressOf, findShown } from "./findShown.ts";
import { publicFirstView } from "./publicFirstView.ts";
import { publicPageHead } from "./publicPageHead.ts";

/** A link that many people open at one moment asks the database once. */
const KEPT_MS = 10_000;
const MOST_KEPT = 500;

interface Found {
  path: string;
  head: PageHead;
  view: FirstView;
}

interface Options {
  db: Kysely<DB>;
  services: Pick<Services, "settings" | "platform">;
  client: ClientFiles;
  now: () => Date;
}

/**
 * The client's page at /@{handle}/{release} and /@{handle}/{release}/{track}, with a head of its own and a first view for those who do not run
 * scripts yet or at all, and a real 404 for what is missing or hidden.
 */
export function publicPageRoutes({ db, services, client, now }: Options): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const kept = new Map<string, { until: number; found: Promise<Found | null> }>();

  function find(address: PageAddress): Promise<Found | null> {
    const key = JSON.stringify(address);
    const known = kept.get(key);
    if (known && known.until > now().getTime()) return known.found;
    if (kept.size >= MOST_KEPT) kept.clear();
    const found = findShown(db, address).then(
      (shown) =>
        shown && {
          path: addressOf(shown),
          head: publicPageHead(shown, services.settings.publicUrl),
          view: publicFirstView(shown),
        },
    );
    // An accident is not kept.
    found.catch(() => kept.delete(key));
    kept.set(key, { until: now().getTime() + KEPT_MS, found });
    return found;
  }

  routes.get("/:at{@[^/]+}/*", async (c) => {
    const path = new URL(c.req.url).pathname;
    const [, person] = /^(\/@[^/]+)\/$/.exec(path) ?? [];
    if (person) return c.redirect(person, 308);
    const address = pageIn(path);
    const found = address && (await find(address));
    c.header("cache-control", "no-cache");
    if (found && found.path !== path) return c.redirect(found.path, 308);
    const page = await clientPage(client.folder, services);
    if (!found) return c.html(withoutIndex(page, PRODUCT_NAME), 404);
    return c.html(withFirstView(withHead(page, found.head), found.view));
  });
  return routes;
}
