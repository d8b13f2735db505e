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
import { KEPT_DELETED_DAYS, MAX_REMIND_DAYS } from "../../domain/milestones/milestone.ts";
import { type Reminder, reminderOf } from "../../domain/milestones/reminders.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";
import { milestoneLate, milestoneNear } from "../../domain/notifications/facts.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { announce, type Notice, notify } from "../notifications/notify.ts";
import { reminderLetter } from "./letters.ts";
import { stepLink } from "./stepLink.ts";

const AT_ONCE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Tells whoever has a step that its day comes near or went by: each once, however often this runs and in how many processes.
 * It runs every hour, because the morning comes at another hour in each time zone; nobody is told of a day twice.
 */
export async function remindMilestones(
  { db, services }: Pick<JobContext, "db" | "services">,
  now: Date = new Date(),
): Promise<void> {
  for (let afterId: string | null = null; ; ) {
    const steps = await listRemindable(db, now, MAX_REMIND_DAYS, { afterId, limit: AT_ONCE });
    for (const step of steps) {
      if (!reminderOf(step, step.today)) continue;
      const notices = await db
        .transaction()
        .execute(async (trx) => {
          const held = await takeRemindable(trx, step.id, now);
          const reminder = held && reminderOf(held, held.today);
          return held && reminder ? remind(trx, held, reminder, services.settings.publicUrl, now) : [];
        })
        .catch((error) => log.error("milestones", { milestoneId: step.id, error }));
      if (notices) await announce(services, notices);
    }
    if (steps.length < AT_ONCE) break;
    afterId = steps.at(-1)!.id;
  }
  await sweepDeleted(db, new Date(now.getTime() - KEPT_DELETED_DAYS * DAY_MS));
}

async function remind(
  trx: Transaction<DB>,
  step: RemindableRow,
  reminder: Reminder,
  publicUrl: string,
  now: Date,
): Promise<Notice[]> {
  const { id, dueDay, today, releaseTitle } = step;
  await markTold(trx, id, reminder === "near" ? { remindedDay: today } : { lateToldFor: dueDay });
  const title = titleOf(step);
  const link = stepLink(id);
  const source = `milestone ${reminder} ${id} ${reminder === "near" ? today : dueDay}`;
  const text = (reminder === "near" ? milestoneNear : milestoneLate)(title, releaseTitle, dueDay);
  const notices: Notice[] = [];
  for (const { userId, email } of await listenersOf(trx, step)) {
    const words = reminderLetter(text, `${publicUrl}${link}`);
    const letter = { to: email, ...words, key: `${source} ${userId}` };
    notices.push(await notify(trx, { userId, topic: "releases", source, text, link, letter }, now));
  }
  return notices;
}

/** Whoever has it; where nobody has, the owners of the studio. */
async function listenersOf(trx: Transaction<DB>, { workspaceId, assigneeId }: RemindableRow) {
  const team = await listTeammates(trx, [workspaceId]);
  const assigned = team.filter(({ userId }) => userId === assigneeId);
  return assigned.length > 0 ? assigned : team.filter(({ isAccountOwner }) => isAccountOwner);
}
