import type { Transaction } from "kysely";
import { findFactsForSteps, listChangedReleases, takeNotes } from "../../db/milestones/facts.ts";
import { listPlans, writeMilestone } from "../../db/milestones/milestones.ts";
import { insertNotes } from "../../db/milestones/notes.ts";
import { lockRelease } from "../../db/releases/releases.ts";
import type { DB } from "../../db/tables.generated.ts";
import { isFact } from "../../domain/milestones/facts.ts";
import { isOpen } from "../../domain/milestones/milestone.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";

const AT_ONCE = 50;

/**
 * Ticks off the open steps of a release whose fact is true by now; nothing is ever unticked. Call with the release locked.
 * Returns how many there were.
 */
export async function tickOff(trx: Transaction<DB>, releaseId: string, now: Date): Promise<number> {
  const facts = await findFactsForSteps(trx, releaseId);
  if (!facts) return 0;
  const plan = await listPlans(trx, [releaseId], now);
  const done = plan.filter((step) => isOpen(step) && step.ticksItself && isFact(step.stepKey, facts));
  for (const { id } of done)
    await writeMilestone(
      trx,
      id,
      { state: "done", closedAt: now, closedById: null, closedByItself: true },
      now,
    );
  await insertNotes(
    trx,
    done.map(({ id }) => ({ milestoneId: id, userId: null, kind: "doneByItself" as const, createdAt: now })),
  );
  return done.length;
}

const tickOffChanged = verb("tickOffChanged", {
  unaudited: "A step keeps its own history.",
  may: isSystem,
  async run(act, { releaseId }: { releaseId: string }) {
    const release = await lockRelease(act.trx, releaseId, "every");
    await takeNotes(act.trx, releaseId);
    if (release && (await tickOff(act.trx, releaseId, act.now)) > 0)
      act.publish("releaseChanged", release.workspaceId, { releaseId });
    return act.done({});
  },
});

/** Looks at every release of which something changed, whoever changed it, and ticks off what became true. */
export async function reconcileMilestones(
  context: Pick<JobContext, "db" | "services">,
  now: Date = new Date(),
): Promise<void> {
  const from = actingAs("reconcile-milestones", context, () => now);
  // One that fails keeps nobody else from being looked at; the next minute tries it again.
  for (const releaseId of await listChangedReleases(context.db, AT_ONCE))
    await act(from, tickOffChanged, { releaseId }).catch((error) =>
      log.error("milestones", { releaseId, error }),
    );
}
