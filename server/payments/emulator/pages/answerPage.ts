import type { World } from "../World.ts";
import { checkoutPage } from "./checkoutPage.ts";
import { controlPage } from "./controlPage.ts";
import { dashboardPage } from "./dashboardPage.ts";
import { invoicePage } from "./invoicePage.ts";
import { notFound, styleSheet } from "./layout.ts";
import { onboardingPage } from "./onboardingPage.ts";
import { portalPage } from "./portalPage.ts";
import { type Visit, visitOf } from "./Visit.ts";

const PAGES: Readonly<Record<string, (visit: Visit) => Response>> = {
  checkout: checkoutPage,
  portal: portalPage,
  invoice: invoicePage,
  onboarding: onboardingPage,
  dashboard: dashboardPage,
};

/**
 * A page for people, below /_stripe; what was read of the request is handed over before anything changes. `hasControl`: whoever is
 * here may let time run and things go wrong.
 */
export async function openPage(world: World, request: Request, hasControl: boolean): Promise<() => Response> {
  const [, , name = "", id = ""] = new URL(request.url).pathname.split("/");
  if (name === "style.css") return styleSheet;
  const visit = await visitOf(world, request, decodeURIComponent(id));
  if (name === "control" && hasControl && (request.method === "GET" || isFromHere(world, request)))
    return () => controlPage(visit);
  const show = Object.hasOwn(PAGES, name) ? PAGES[name]! : notFound;
  return () => show(visit);
}

/** Its address is no secret: nobody else's page sends this form. */
function isFromHere(world: World, request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site ? site === "same-origin" : request.headers.get("origin") === new URL(world.pages).origin;
}
