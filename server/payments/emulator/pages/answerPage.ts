import type { World } from "../World.ts";
import { checkoutPage } from "./checkoutPage.ts";
import { invoicePage } from "./invoicePage.ts";
import { notFound, styleSheet } from "./layout.ts";
import { portalPage } from "./portalPage.ts";
import { type Visit, visitOf } from "./Visit.ts";

const PAGES: Readonly<Record<string, (visit: Visit) => Response>> = {
  checkout: checkoutPage,
  portal: portalPage,
  invoice: invoicePage,
};

/** A page for people, below /_stripe; what was read of the request is handed over before anything changes. */
export async function openPage(world: World, request: Request): Promise<() => Response> {
  const [, , name = "", id = ""] = new URL(request.url).pathname.split("/");
  if (name === "style.css") return styleSheet;
  const visit = await visitOf(world, request, decodeURIComponent(id));
  const show = Object.hasOwn(PAGES, name) ? PAGES[name]! : notFound;
  return () => show(visit);
}
