import type { Transaction } from "kysely";
import { sweepDeleted } from "../../db/milestones/milestones.ts";
import {
  listRemindable,
  markTold,
  type RemindableRow,
  takeRemindable,
} from "../../db/milestones/reminders.ts";
import { listTeammates } from "../../db/milestones/teammates.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { KEPT_DELETED_DAYS, MAX_REMIND_DAYS } from "../../domain/milestones/milestone.ts";
import { reminderOf } from "../../domain/milestones/reminders.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";
import { milestoneLate, milestoneNear } from "../../domain/notifications/facts.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { leaveLink } from "../mailing/mailingLink.ts";
import { reminderLetter } from "./letters.ts";
import { stepLink } from "./stepLink.ts";

const AT_ONCE = 100;

const remindOfMilestone = verb("remindOfMilestone", {
  unaudited: "The step keeps for which day somebody was told.",
  may: isSystem,
  async run(act, { id: milestoneId }: { id: string }) {
    const { trx, now, publicUrl } = act;
    const step = await takeRemindable(trx, milestoneId, now);
    const reminder = step && reminderOf(step, step.today);
    if (!step || !reminder) return act.unchanged({});
    const { id, dueDay, today, releaseTitle } = step;
    await markTold(trx, id, reminder === "near" ? { remindedDay: today } : { lateToldFor: dueDay });
    const link = stepLink(step);
    const source = `milestone ${reminder} ${id} ${reminder === "near" ? today : dueDay}`;
    const text = (reminder === "near" ? milestoneNear : milestoneLate)(titleOf(step), releaseTitle, dueDay);
    for (const { userId, email } of await listenersOf(trx, step)) {
      const words = reminderLetter(text, `${publicUrl}${link}`, leaveLink(act, "releases", userId));
      const letter = { to: email, ...words, key: `${source} ${userId}` };
      act.notify({ userId, topic: "releases", source, text, link, letter });
    }
    return act.done({});
  },
});

const sweepMilestones = verb("sweepMilestones", {
  unaudited: "Their deletion was logged.",
  may: isSystem,
  async run(act, _: object) {
    await sweepDeleted(act.trx, new Date(act.now.getTime() - KEPT_DELETED_DAYS * DAY_MS));
    return act.done({});
  },
});

/**
 * Tells whoever has a step that its day comes near or went by: each once, however often this runs and in how many processes.
 * It runs every hour, because the morning comes at another hour in each time zone; nobody is told of a day twice.
 */
export async function remindMilestones(
  context: Pick<JobContext, "db" | "services">,
  now: Date = new Date(),
): Promise<void> {
  const from = actingAs("remind-milestones", context, () => now);
  for (let afterId: string | null = null; ; ) {
    const steps = await listRemindable(context.db, now, MAX_REMIND_DAYS, { afterId, limit: AT_ONCE });
    for (const { id, ...step } of steps)
      if (reminderOf(step, step.today))
        await act(from, remindOfMilestone, { id }).catch((error) =>
          log.error("milestones", { milestoneId: id, error }),
        );
    if (steps.length < AT_ONCE) break;
    afterId = steps.at(-1)!.id;
  }
  await act(from, sweepMilestones, {});
}

/** Whoever has it; where nobody has, the owners of the studio. */
async function listenersOf(trx: Transaction<DB>, { workspaceId, assigneeId }: RemindableRow) {
  const team = await listTeammates(trx, [workspaceId]);
  const assigned = team.filter(({ userId }) => userId === assigneeId);
  return assigned.length > 0 ? assigned : team.filter(({ isAccountOwner }) => isAccountOwner);
}
