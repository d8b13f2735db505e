import { findStripeEvent, lockStripeEvent, updateStripeEvent } from "../../db/payments/stripeEvents.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";

/** Tries before an event is given up; somebody who runs the platform can have it tried again. */
export const TRIES = 10;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;
const KEPT_OF_ERROR = 500;

/** After 10 s, 20 s, 40 s and so on: somewhat more than an hour and a half until the tenth. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_SECONDS, 5 * 2 ** tries);
}

const settleStripeEvent = verb("settleStripeEvent", {
  unaudited: "What the event asked for is audited where it was done.",
  may: isSystem,
  async run(act, { id, error }: { id: string; error: string | null }) {
    const event = await lockStripeEvent(act.trx, id);
    if (!event || event.doneAt) return act.unchanged({ isDead: false });
    const tries = event.tries + 1;
    if (error === null) {
      await updateStripeEvent(act.trx, id, { tries, error, nextTryAt: null, doneAt: act.now, deadAt: null });
      return act.done({ isDead: false });
    }
    const isDead = tries >= TRIES;
    const pause = pauseAfter(tries);
    const nextTryAt = isDead ? null : new Date(act.now.getTime() + pause * 1000);
    await updateStripeEvent(act.trx, id, { tries, error, nextTryAt, deadAt: isDead ? act.now : null });
    if (!isDead) act.enqueue("work-stripe-event", { eventId: id }, pause);
    return act.done({ isDead });
  },
});

/** Does what one event asks for. Whoever handles it reads the thing anew: the event only says that there is something to read. */
export async function workStripeEvent(context: JobContext, { eventId }: { eventId: string }): Promise<void> {
  const event = await findStripeEvent(context.db, eventId);
  if (!event || event.doneAt || event.deadAt) return;
  const { id, type, account, objectId } = event;
  let error: string | null = null;
  try {
    for (const handle of context.services.payments.handlersOf(type))
      await handle(context, { id, type, account, objectId });
  } catch (thrown) {
    error = (thrown as Error).message.slice(0, KEPT_OF_ERROR) || "It failed without a word.";
    log.warn("stripe-event-failed", { eventId, type, error: thrown });
  }
  const { isDead } = await act(actingAs("work-stripe-event", context), settleStripeEvent, { id, error });
  if (isDead) log.error("stripe-event-given-up", { eventId, type });
}
