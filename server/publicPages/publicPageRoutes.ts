import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { type PageAddress, pageIn } from "../../domain/publicPages/pageAddress.ts";
import type { ServerEnv } from "../http.ts";
import { type ClientFiles, clientPage } from "../pages/clientFiles.ts";
import { type FirstView, withFirstView } from "../pages/firstView.ts";
import { keptBriefly } from "../pages/keptBriefly.ts";
import { type PageHead, withHead, withoutIndex } from "../pages/pageHead.ts";
import { readingAhead } from "../pages/readingAhead.ts";
import type { Services } from "../services.ts";
import { addressOf, findShown } from "./findShown.ts";
import { publicFirstView } from "./publicFirstView.ts";
import { publicPageHead } from "./publicPageHead.ts";

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
  const kept = keptBriefly<Found | null>(now);

  async function find(address: PageAddress): Promise<Found | null> {
    const shown = await findShown(db, address);
    if (!shown) return null;
    return {
      path: addressOf(shown),
      head: publicPageHead(shown, services.settings.publicUrl),
      view: publicFirstView(shown),
    };
  }

  routes.get("/:at{@[^/]+}/*", async (c) => {
    const path = new URL(c.req.url).pathname;
    const [, person] = /^(\/@[^/]+)\/$/.exec(path) ?? [];
    if (person) return c.redirect(person, 308);
    const address = pageIn(path);
    const found = address && (await kept(JSON.stringify(address), () => find(address)));
    c.header("cache-control", "no-cache");
    if (found && found.path !== path) return c.redirect(found.path, 308);
    const page = await clientPage(client.folder, services);
    if (!found) return c.html(withoutIndex(page, PRODUCT_NAME), 404);
    const ahead = await readingAhead(client.folder, c.req.raw, "release");
    return c.html(withFirstView(withHead(page, found.head), found.view, ahead));
  });
  return routes;
}
