import { listTrialsEnding } from "../../db/billing/trials.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { trialLetter } from "./letters.ts";

/** So long before it ends somebody is written. */
const NEAR_DAYS = 3;
/** A server that was off for longer than this does not write of trials that ended meanwhile. */
const ENDED_DAYS = 3;
const AT_ONCE = 100;

const notifyOfTrial = verb("notifyOfTrial", {
  unaudited: "The letter's key says what was told.",
  may: isSystem,
  async run(act, { userId, email, endsAt }: { userId: string; email: string; endsAt: number }) {
    const isOver = endsAt <= act.now.getTime();
    const letter = trialLetter(new Date(endsAt), isOver, act.publicUrl);
    const key = `trial ${isOver ? "over" : "near"} ${userId} ${new Date(endsAt).toISOString()}`;
    act.enqueueMail({ to: email, ...letter, key });
    return act.done({});
  },
});

/** Writes to people whose trial ends soon, and to those whose trial ended: each once, however often this runs. */
export async function remindTrials(context: JobContext, now = new Date()): Promise<void> {
  const from = actingAs("remind-trials", context, () => now);
  const between = {
    from: new Date(now.getTime() - ENDED_DAYS * DAY_MS),
    until: new Date(now.getTime() + NEAR_DAYS * DAY_MS),
  };
  for (let afterId: string | null = null; ; ) {
    const trials = await listTrialsEnding(context.db, between, { afterId, limit: AT_ONCE });
    for (const { endsAt, ...whose } of trials)
      await act(from, notifyOfTrial, { ...whose, endsAt: endsAt.getTime() });
    if (trials.length < AT_ONCE) break;
    afterId = trials.at(-1)!.userId;
  }
}
