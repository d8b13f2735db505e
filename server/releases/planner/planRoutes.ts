import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import { markFeedRead } from "../../../db/releases/planner/calendarFeeds.ts";
import { listPlannedReleases, listUndatedReleases } from "../../../db/releases/planner/plannedReleases.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { passesGate } from "../../../domain/billing/gates.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import { isDay, localTimeOf } from "../../../domain/releases/localTime.ts";
import { tierOf } from "../../acting/actor.ts";
import type { Context } from "../../graphql/context.ts";
import { encodeGlobalID } from "../../graphql/globalId.ts";
import type { ServerEnv } from "../../http.ts";
import { log } from "../../log.ts";
import type { Services } from "../../services.ts";
import { feedHolder } from "./feedHolder.ts";
import { planCalendar } from "./planCalendar.ts";
import { planFile } from "./planFile.ts";
import { planOf } from "./planOf.ts";

const HOUR_MS = 60 * 60 * 1000;
const FEED_BACK_DAYS = 90;
const FEED_AHEAD_DAYS = 3 * 365;
const FILE_DAYS = 400;
const MOST = 1000;

interface Parts {
  db: Kysely<DB>;
  services: Services;
  now: () => Date;
  contextFor: (request: Request) => Promise<Context>;
}

/**
 * GET /api/planner/plan.csv?workspace={id}&from={day}: 400 days of a studio's plan for those who are signed in.
 * GET /api/planner/feeds/{secret}.ics: the plan for the calendar that knows the secret, which shows no session. An address
 * that was taken back, or whose holder may no longer see the plan, answers as one that never was.
 */
export function planRoutes({ db, services, now, contextFor }: Parts): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.get("/plan.csv", async (c) => {
    const { viewer } = await contextFor(c.req.raw);
    const wanted = c.req.query("workspace");
    const place = viewer?.memberships.find(
      ({ workspaceId }) => encodeGlobalID("Workspace", workspaceId) === wanted,
    );
    const tier = place && tierOf(viewer, place.workspaceId);
    if (!place || !tier || !passesGate(tier, "releaseScheduling")) return c.notFound();
    const { id, timezone } = place.workspace;
    const today = localTimeOf(now(), timezone).day;
    const asked = c.req.query("from") ?? "";
    const from = isDay(asked) ? asked : today;
    const plan = await planOf(db, { id, timezone }, { from, days: FILE_DAYS }, now());
    const undated = await listUndatedReleases(db, id, MOST);
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", `attachment; filename="release-plan-${today}.csv"`);
    c.header("cache-control", "no-store");
    return c.body(planFile(plan.entries, undated, timezone));
  });
  routes.get("/feeds/:file{[\\w-]+\\.ics}", async (c) => {
    try {
      const at = now();
      const holder = await feedHolder(db, c.req.param("file").slice(0, -".ics".length), at);
      if (!holder) return c.notFound();
      const { feedId, readAt, workspace, locale } = holder;
      const releases = await listPlannedReleases(db, workspace.id, {
        from: new Date(at.getTime() - FEED_BACK_DAYS * DAY_MS),
        to: new Date(at.getTime() + FEED_AHEAD_DAYS * DAY_MS),
        limit: MOST,
      });
      const { publicUrl } = services.settings;
      const calendar = planCalendar(workspace.name, releases, { locale, publicUrl });
      if (!readAt || at.getTime() - readAt.getTime() >= HOUR_MS) await markFeedRead(db, feedId, at);
      const tag = `"${createHash("sha256").update(calendar).digest("base64url").slice(0, 22)}"`;
      c.header("etag", tag);
      c.header("cache-control", "private, no-cache");
      if (c.req.header("if-none-match") === tag) return c.body(null, 304);
      c.header("content-type", "text/calendar; charset=utf-8");
      c.header("content-disposition", 'inline; filename="release-plan.ics"');
      return c.body(calendar);
    } catch (error) {
      // Told here, because the common way writes the path into the log, and the path is the secret.
      log.error("calendar-feed", { error });
      return c.text("", 500);
    }
  });
  return routes;
}
