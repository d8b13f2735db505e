import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import type { WRITTEN_SCREENS } from "../../domain/navigation/serverPaths.ts";
import { hasSessionCookie, viewerSeenBy } from "../accounts/session.ts";
import type { Viewer } from "../graphql/context.ts";
import { log } from "../log.ts";
import type { Services } from "../services.ts";
import { withinTime } from "../withinTime.ts";
import { dashboardView } from "./dashboardView.ts";
import { libraryView } from "./libraryView.ts";
import { bannersAbove } from "./ownBanners.ts";
import type { OwnView } from "./ownView.ts";
import { tracksView } from "./tracksView.ts";

export interface Asked {
  db: Kysely<DB>;
  viewer: Viewer;
  now: Date;
}

interface Parts {
  db: Kysely<DB>;
  secret: string;
  services: Pick<Services, "settings" | "platform" | "viewers">;
  now: () => Date;
}

type Draw = (asked: Asked) => Promise<OwnView | null>;

/** Screens whose first view is written, by their plain addresses: a query narrows them. `/index.html`, which devices keep, is none. */
const SCREENS: Readonly<Record<(typeof WRITTEN_SCREENS)[number], Draw>> = {
  "/": dashboardView,
  "/library": libraryView,
  "/catalog/tracks": tracksView,
};

/** A database that takes longer keeps nobody's page waiting; tests wait longer. */
export const PATIENCE = { ms: 500 };

/**
 * What somebody signed in sees at once of the screen that they ask for, in their own session and the studio they work in now; null
 * for everybody and everything else.
 */
export function ownViewFinder({ db, secret, services, now }: Parts) {
  async function find(request: Request, draw: Draw): Promise<OwnView | null> {
    const parts = { db, secret, settings: services.settings };
    const viewer = await viewerSeenBy(parts, request, now(), services.viewers);
    if (!viewer || !isPlain(viewer)) return null;
    const view = await draw({ db, viewer, now: now() });
    return view && { ...view, banners: bannersAbove(viewer, await services.platform.settings(), now()) };
  }

  return async (request: Request): Promise<OwnView | null> => {
    const { pathname, search } = new URL(request.url);
    const draw = Object.hasOwn(SCREENS, pathname) ? SCREENS[pathname as keyof typeof SCREENS] : undefined;
    if (!draw || search !== "" || !hasSessionCookie(request.headers.get("cookie"))) return null;
    const found = find(request, draw).catch((error: unknown) => {
      log.error("firstViewFailed", { path: pathname, error });
      return null;
    });
    return withinTime(found, PATIENCE.ms);
  };
}

/** Whether the screen is what one sees first, with no frame of the administration around it. */
function isPlain({ role, owesSecondFactor }: Viewer): boolean {
  return role !== "superadmin" && !owesSecondFactor;
}
