import { insertStripeEvent } from "../../db/payments/stripeEvents.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import type { VerifiedEvent } from "./verifyEvent.ts";

const keepStripeEvent = verb("keepStripeEvent", {
  unaudited: "The payment provider told something; what is done about it is audited where it is done.",
  may: isSystem,
  async run(act, event: VerifiedEvent) {
    const isNew = await insertStripeEvent(act.trx, { ...event, receivedAt: act.now });
    if (isNew) act.enqueue("work-stripe-event", { eventId: event.id });
    return act.done({ isNew });
  },
});

/** Keeps what Stripe told, once however often it tells it, to be worked on afterwards. False: it was known. */
export async function receiveStripeEvent(
  parts: Pick<JobContext, "db" | "services">,
  event: VerifiedEvent,
): Promise<boolean> {
  const { isNew } = await act(actingAs("work-stripe-event", parts), keepStripeEvent, event);
  return isNew;
}
