import type { Insertable } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";
import { aUser, aWorkspace } from "../../../db/testing/build.ts";
import { browserOn } from "../../payments/emulator/testing/openEmulator.ts";
import { workStripeEvent } from "../../payments/workStripeEvent.ts";
import { type TestServer, viewerFor } from "../../testing.ts";

const CHECKOUT = `mutation Checkout($input: StartCheckoutInput!) { startCheckout(input: $input) {
  __typename ... on StartCheckoutPayload { url } ... on UserError { code } } }`;
const PORTAL = `mutation Portal($input: OpenPortalInput!) { openPortal(input: $input) {
  __typename ... on OpenPortalPayload { url } ... on UserError { code } } }`;
const PLAN = `{ viewer { tier ownTier subscriptions {
  kind status tier priceKey currentPeriodEnd cancelAtPeriodEnd paymentMethodBrand paymentMethodLast4 } } }`;

/** Somebody who pays, or will: with a studio of their own unless they are a fan, and a clock of their own at the provider. */
export async function aPayer(
  server: TestServer,
  facts: Partial<Insertable<DB["user"]>> = {},
  from = new Date(),
) {
  const user = await aUser(server.db, {
    role: "artist",
    userTier: "artist_starter",
    trialEndsAt: new Date(from.getTime() + 864e5),
    ...facts,
  });
  if (user.role === "artist") await aWorkspace(server.db, { ownerId: user.id });
  const stripe = await server.services.payments.stripe();
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: Math.floor(from.getTime() / 1000),
  });
  const { id: customerId } = await stripe.customers.create({ test_clock: clock.id, email: user.email });
  await server.db
    .insertInto("paymentCustomer")
    .values({ userId: user.id, customerId, createdAt: from })
    .execute();
  const viewer = () => viewerFor(server, user.id);
  const browser = browserOn(server.services.payments.emulator!);
  const ask = async (query: string, input: object) =>
    Object.values((await server.ask(await viewer(), query, { input })).data)[0] as Answer;
  return {
    ...{ user, customerId, viewer, ...browser },
    checkout: (priceKey: string, more: object = {}) => ask(CHECKOUT, { priceKey, ...more }),
    portal: (input: object) => ask(PORTAL, input),
    /** What they have now, as their own page reads it. */
    plan: async () => (await server.ask(await viewer(), PLAN)).data.viewer,
    /** Lets time run for this person, at the provider. */
    async passUntil(then: Date) {
      await stripe.testHelpers.testClocks.advance(clock.id, {
        frozen_time: Math.floor(then.getTime() / 1000),
      });
    },
  };
}

interface Answer {
  __typename: string;
  url?: string;
  code?: string;
}

/** Does what every event asks for that the provider told so far, in this order; each is handled again where it repeats. */
export async function hear(
  server: TestServer,
  order: (ids: string[]) => readonly string[] = (ids) => ids,
): Promise<void> {
  const { db, services, dataDir } = server;
  await services.payments.emulator!.settled();
  const told = await db
    .selectFrom("stripeEvent")
    .select("id")
    .where("doneAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  for (const eventId of order(told.map(({ id }) => id)))
    await workStripeEvent({ db, services, dataDir }, { eventId });
}
