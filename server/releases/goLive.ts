import { databaseClock, takeWaitingRelease } from "../../db/releases/dueReleases.ts";
import type { WholeRelease } from "../../db/releases/releases.ts";
import { releaseHeld, releaseIsLive } from "../../domain/notifications/facts.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { type Ended, verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { problemsOnTheWay, writeState } from "./changeState.ts";
import { notifyTeam } from "./notifyTeam.ts";

type Became = "live" | "preorder" | "held";

interface Due {
  releaseId: string;
  /** When somebody else is at it: waits for them, or leaves it to them. */
  busy: "wait" | "leave";
}

const advanceRelease = verb("advanceRelease", {
  audit: "release.live",
  may: isSystem,
  async run(act, { releaseId: id, busy }: Due): Promise<Ended<{ became: Became | null }>> {
    const { trx, now } = act;
    const release = await takeWaitingRelease(trx, id, busy);
    if (!release?.date) return act.unchanged({ became: null });
    const { title, workspaceId, state, date, preorderFrom } = release;
    const isDue = date <= now;
    const begins = state === "scheduled" && preorderFrom !== null && preorderFrom <= now;
    if (!isDue && !begins) return act.unchanged({ became: null });
    const problems = isDue ? await problemsOnTheWay(trx, release, "live", now) : [];
    const to = !isDue ? "preorder" : problems.length > 0 ? "ready" : "live";
    await writeState(act, release as WholeRelease, to);
    if (to === "live")
      await notifyTeam(act, release, { source: `release live ${id}`, text: releaseIsLive(title) });
    if (to === "ready")
      await notifyTeam(act, release, {
        source: `release held ${id} ${date.toISOString()}`,
        text: releaseHeld(title),
      });
    act.publish("releaseChanged", workspaceId, { releaseId: id });
    const why = problems.length > 0 ? { problems: problems.map(({ reason }) => reason) } : {};
    return act.done(
      { became: to === "ready" ? "held" : to },
      {
        ...{ id, workspaceId, action: to === "ready" ? "release.hold" : `release.${to}` },
        ...{ before: { state }, after: { state: to, ...why } },
      },
    );
  },
});

/**
 * Lets a release go on if its moment is there: to its preorder, or out. However many processes ask, and however often, it
 * happens once: who has the row locked does it, the others find it done or leave it to them. A release that lost a track or
 * its cover meanwhile goes back to ready, and the team hears of it; one of a studio that is deleted or suspended waits until the
 * studio is back. Returns what became of it, null when nothing did.
 */
export async function goOn(
  context: Pick<JobContext, "db" | "services">,
  releaseId: string,
  now: Date,
  busy: Due["busy"] = "wait",
): Promise<Became | null> {
  const from = actingAs("go-live", context, () => now);
  return (await act(from, advanceRelease, { releaseId, busy })).became;
}

const ringAgain = verb("ringAgain", {
  unaudited: "It puts off what a person asked for to the moment they asked for.",
  may: isSystem,
  async run(act, { releaseId, date }: { releaseId: string; date: string }) {
    act.enqueue("go-live", { releaseId, date }, Math.ceil((Date.parse(date) - act.now.getTime()) / 1000));
    return act.done({});
  },
});

/** The job that was enqueued for a moment. The database's clock decides: those of the processes may differ. */
export async function goLiveAt(
  context: Pick<JobContext, "db" | "services">,
  { releaseId, date }: { releaseId: string; date: string },
  clock: () => Promise<Date> = () => databaseClock(context.db),
): Promise<void> {
  const now = await clock();
  if (Date.parse(date) <= now.getTime()) await goOn(context, releaseId, now);
  // Rung before its time: it comes again for the rest.
  else
    await act(
      actingAs("go-live", context, () => now),
      ringAgain,
      { releaseId, date },
    );
}
