import fc from "fast-check";
import { DAY_MS } from "../../../domain/duration.ts";
import { catchUpStripeEvents } from "../../payments/reconcileStripeEvents.ts";
import { workStripeEvent } from "../../payments/workStripeEvent.ts";
import { reconcilePayouts } from "../../payouts/reconcilePayouts.ts";
import { cutOff, PowerGone } from "../../sales/testing/cutOff.ts";
import type { TestServer } from "../../testing.ts";

/** How one event arrives: how often, where among the others, whether at all, and what ends the server meanwhile. */
export const arrivals = fc.array(
  fc.record({
    times: fc.integer({ min: 1, max: 4 }),
    place: fc.nat(1000),
    isLost: fc.boolean(),
    ends: fc.constantFrom("before" as const, "after" as const, null, null),
  }),
  { minLength: 8, maxLength: 8 },
);
type Arrivals = typeof arrivals extends fc.Arbitrary<infer Each> ? Each : never;

const AT_ONCE = 20;

/** Work makes the provider tell more: so often at most. */
const ROUNDS = 10;

/** Whatever waits, one after the other as it was told, and whatever comes of it. An event that cannot be worked on is an accident. */
export async function quietly(server: TestServer): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const events = await waiting(server);
    if (events.length === 0) return;
    for (const eventId of events) await workStripeEvent(server, { eventId });
  }
  throw new Error(`These events cannot be worked on: ${(await waiting(server)).join(", ")}`);
}

/** Four times, in any order, at once, cut off or not at all; then a night in which the provider is asked what was missed. */
export async function stormily(server: TestServer, weather: Arrivals, since: Date): Promise<void> {
  const { db } = server;
  const events = (await waiting(server)).map((eventId, n) => ({ eventId, ...weather[n % weather.length]! }));
  const lost = events.filter(({ isLost }) => isLost).map(({ eventId }) => eventId);
  if (lost.length > 0) await db.deleteFrom("stripeEvent").where("id", "in", lost).execute();
  const deliveries = events
    .filter(({ isLost }) => !isLost)
    .flatMap((event) =>
      Array.from({ length: event.times }, (_, n) => ({ ...event, place: (event.place * (n + 1)) % 997 })),
    )
    .sort((one, other) => one.place - other.place);
  for (let from = 0; from < deliveries.length; from += AT_ONCE)
    await Promise.all(
      deliveries.slice(from, from + AT_ONCE).map(({ eventId, ends }) =>
        workStripeEvent({ ...server, db: ends ? cutOff(db, ends) : db }, { eventId }).catch((error) => {
          if (!(error instanceof PowerGone)) throw error;
        }),
      ),
    );
  await catchUpStripeEvents(server, since);
  await quietly(server);
  // Of connected accounts the provider is asked payout by payout.
  await reconcilePayouts(server, new Date(Date.now() + DAY_MS));
}

async function waiting({ db, services }: TestServer): Promise<string[]> {
  await services.payments.emulator!.settled();
  const rows = await db
    .selectFrom("stripeEvent")
    .select("id")
    .where("doneAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
