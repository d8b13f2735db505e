import { Hono } from "hono";
import type { Kysely } from "kysely";
import { findProfilePage } from "../../db/profiles/profilePage.ts";
import type { DB } from "../../db/tables.generated.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import type { ServerEnv } from "../http.ts";
import { type ClientFiles, clientPage } from "../pages/clientFiles.ts";
import { type FirstView, withFirstView } from "../pages/firstView.ts";
import { keptBriefly } from "../pages/keptBriefly.ts";
import { type PageHead, withHead, withoutIndex } from "../pages/pageHead.ts";
import { readingAhead } from "../pages/readingAhead.ts";
import type { Services } from "../services.ts";
import { profileFirstView } from "./profileFirstView.ts";
import { profileHead } from "./profileHead.ts";

interface Found {
  handle: string;
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
 * The client's page at /@{handle}, with a head of its own and a first view for those who do not run scripts yet or at all; a real 404 where nobody is to
 * be found. /u/{handle} is the same page's other address.
 */
export function profilePageRoutes({ db, services, client, now }: Options): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const kept = keptBriefly<Found | null>(now);

  async function find(handle: string): Promise<Found | null> {
    const page = await findProfilePage(db, handle);
    if (!page) return null;
    return {
      handle: page.profile.handle,
      head: profileHead(page, services.settings.publicUrl),
      view: profileFirstView(page),
    };
  }

  routes.get("/u/:handle", (c) => c.redirect(`/@${encodeURIComponent(c.req.param("handle"))}`, 308));

  routes.get("/:at{@[^/]+}", async (c) => {
    const asked = c.req.param("at").slice(1);
    const handle = asked.toLowerCase();
    const found = await kept(handle, () => find(handle));
    // A browser asks again each time, redirect or not: the owner may take a former handle back.
    c.header("cache-control", "no-cache");
    if (found && found.handle !== asked) return c.redirect(`/@${found.handle}`, 308);
    const page = await clientPage(client.folder, services);
    if (!found) return c.html(withoutIndex(page, PRODUCT_NAME), 404);
    const ahead = await readingAhead(client.folder, c.req.raw, "profile");
    return c.html(withFirstView(withHead(page, found.head), found.view, ahead));
  });
  return routes;
}
