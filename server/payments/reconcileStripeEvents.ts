import {
  deleteDoneStripeEvents,
  listLateStripeEvents,
  unknownStripeEvents,
} from "../../db/payments/stripeEvents.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { CONNECT_EVENTS, PLATFORM_EVENTS } from "./events.ts";
import { receiveStripeEvent } from "./receiveStripeEvent.ts";

const AT_ONCE = 200;
/** Its try is that long over, and no worker came: the job was lost. */
const LATE_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** As far back as missed events are looked for; Stripe itself tries for three days. */
const CAUGHT_UP_MS = 4 * DAY_MS;
const KEPT_MS = 90 * DAY_MS;

const hurryStripeEvents = verb("hurryStripeEvents", {
  unaudited: "Only asks for work that was lost.",
  may: isSystem,
  async run(act, { before }: { before: Date }) {
    const late = await listLateStripeEvents(act.trx, before, AT_ONCE);
    for (const { id } of late) act.enqueue("work-stripe-event", { eventId: id });
    await deleteDoneStripeEvents(act.trx, new Date(act.now.getTime() - KEPT_MS));
    return act.done({ late: late.length });
  },
});

/** Asks again for what nobody came to do. */
export async function reconcileStripeEvents(context: JobContext, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - LATE_MS);
  await act(actingAs("tend-stripe-events", context), hurryStripeEvents, { before });
}

/** Asks Stripe what happened, and takes up what never arrived here. Returns how much that was. */
export async function catchUpStripeEvents(context: JobContext, now = new Date()): Promise<number> {
  const { payments } = context.services;
  if (payments.mode === "off") return 0;
  const stripe = await payments.stripe();
  const since = Math.floor((now.getTime() - CAUGHT_UP_MS) / 1000);
  const wanted = new Set<string>([...PLATFORM_EVENTS, ...CONNECT_EVENTS]);
  let missed = 0;
  let after: string | undefined;
  for (;;) {
    const { data, has_more } = await stripe.events.list({
      ...{ created: { gte: since }, limit: 100 },
      ...(after && { starting_after: after }),
    });
    const known = data.filter(({ type }) => wanted.has(type));
    const unknown = await unknownStripeEvents(
      context.db,
      known.map(({ id }) => id),
    );
    // The oldest first, as they would have come.
    for (const event of known.filter(({ id }) => unknown.has(id)).reverse()) {
      const object = event.data.object as { id?: string };
      await receiveStripeEvent(context, {
        ...{ id: event.id, type: event.type, account: event.account ?? null },
        ...{ objectId: object.id ?? null, createdAt: new Date(event.created * 1000) },
      });
      missed++;
    }
    after = data.at(-1)?.id;
    if (!has_more || !after) return missed;
  }
}
