import { appendAudit } from "../../db/audit/appendAudit.ts";
import { databaseClock, takeWaitingRelease } from "../../db/releases/dueReleases.ts";
import type { WholeRelease } from "../../db/releases/releases.ts";
import { releaseHeld, releaseIsLive } from "../../domain/notifications/facts.ts";
import type { JobContext } from "../jobContext.ts";
import { announce } from "../notifications/notify.ts";
import { problemsOnTheWay, writeState } from "./changeState.ts";
import { tellTeam } from "./tellTeam.ts";

/**
 * Lets a release go on if its moment is there: to its preorder, or out. However many processes ask, and however often, it
 * happens once: who has the row locked does it, the others find it done or leave it to them. A release that lost a track or
 * its cover meanwhile goes back to ready, and the team hears of it. Returns what became of it, null when nothing did.
 */
export async function goOn(
  { db, services }: Pick<JobContext, "db" | "services">,
  releaseId: string,
  now: Date,
  busy: "wait" | "leave" = "wait",
): Promise<"live" | "preorder" | "held" | null> {
  const done = await db.transaction().execute(async (trx) => {
    const release = await takeWaitingRelease(trx, releaseId, busy);
    if (!release?.date) return null;
    const isDue = release.date <= now;
    const begins =
      release.state === "scheduled" && release.preorderFrom !== null && release.preorderFrom <= now;
    if (!isDue && !begins) return null;
    const problems = isDue ? await problemsOnTheWay(trx, release, "live", now) : [];
    const to = !isDue ? "preorder" : problems.length > 0 ? "ready" : "live";
    await writeState(trx, release as WholeRelease, to, now);
    const { id, title, workspaceId, state, date } = release;
    const fact =
      to === "live"
        ? { source: `release live ${id}`, text: releaseIsLive(title) }
        : { source: `release held ${id} ${date!.toISOString()}`, text: releaseHeld(title) };
    const notices = to === "preorder" ? [] : await tellTeam(trx, release, fact, now);
    await appendAudit(trx, {
      actorId: null,
      action: to === "ready" ? "release.hold" : `release.${to}`,
      entity: "release",
      entityId: id,
      workspaceId,
      before: { state },
      after: {
        state: to,
        ...(problems.length > 0 ? { problems: problems.map(({ reason }) => reason) } : {}),
      },
      at: now,
    });
    return { became: to === "ready" ? ("held" as const) : (to as "live" | "preorder"), workspaceId, notices };
  });
  if (!done) return null;
  services.events.publish("releaseChanged", done.workspaceId, { releaseId });
  await announce(services, done.notices);
  return done.became;
}

/** The job that was enqueued for a moment. The database's clock decides: those of the processes may differ. */
export async function goLiveAt(
  context: Pick<JobContext, "db" | "services">,
  { releaseId, date }: { releaseId: string; date: string },
  clock: () => Promise<Date> = () => databaseClock(context.db),
): Promise<void> {
  const now = await clock();
  const early = (Date.parse(date) - now.getTime()) / 1000;
  if (early <= 0) {
    await goOn(context, releaseId, now);
    return;
  }
  // Rung before its time: it comes again for the rest.
  await context.db
    .transaction()
    .execute((trx) => context.services.jobs.enqueue(trx, "go-live", { releaseId, date }, Math.ceil(early)));
}
