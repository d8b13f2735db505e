import { lockStripeEvent, updateStripeEvent } from "../../db/payments/stripeEvents.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { NotFound } from "../graphql/errors.ts";

/** Has an event worked on again that was given up, with all its tries before it. */
export const retryStripeEvent = verb("retryStripeEvent", {
  audit: "stripeEvent.retry",
  may: isSuperadmin,
  async run(act, { id }: { id: string }) {
    const event = await lockStripeEvent(act.trx, id);
    if (!event || event.doneAt) throw new NotFound();
    if (!event.deadAt) return act.unchanged({ id });
    await updateStripeEvent(act.trx, id, { tries: 0, deadAt: null, nextTryAt: act.now });
    act.enqueue("work-stripe-event", { eventId: id });
    return act.done({ id }, { id, after: { type: event.type, about: event.objectId } });
  },
});
