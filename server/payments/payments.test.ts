import { gzipSync } from "node:zlib";
import Stripe from "stripe";
import { aUser } from "../../db/testing/build.ts";
import { withinTransaction } from "../acting/inTransaction.ts";
import type { Viewer } from "../graphql/context.ts";
import type { StripeNews } from "../providers/payments.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { browserOn } from "./emulator/testing/openEmulator.ts";
import { catchUpStripeEvents } from "./reconcileStripeEvents.ts";
import { pauseAfter, workStripeEvent } from "./workStripeEvent.ts";

const ADDRESS = "http://127.0.0.1:4000";
const NOW = new Date("2026-11-23T12:00:00Z");
const SECONDS = NOW.getTime() / 1000;

let server: TestServer;
let superadmin: Viewer;
beforeAll(async () => {
  server = await openTestServer(() => NOW);
  superadmin = await viewerFor(server, (await aUser(server.db, { role: "superadmin" })).id, NOW);
});
afterAll(() => server.close());

const rows = () => server.db.selectFrom("stripeEvent").selectAll().orderBy("id").execute();
const contextOf = ({ db, services, dataDir }: TestServer) => ({ db, services, dataDir });

function event(more: object = {}): string {
  const about = { id: "evt_forged", object: "event", type: "invoice.paid", created: SECONDS };
  return JSON.stringify({ ...about, data: { object: { id: "in_1", object: "invoice" } }, ...more });
}

function signed(
  payload: string,
  more: { secret?: string; timestamp?: number; scheme?: string } = {},
): string {
  const { platform } = server.services.payments.secrets;
  return Stripe.webhooks.generateTestHeaderString({
    ...{ payload, secret: platform!, timestamp: SECONDS },
    ...more,
  });
}

const send = (body: string | Buffer, signature: string | null, more: RequestInit = {}) =>
  server.app.request(`${ADDRESS}/webhooks/stripe`, {
    method: "POST",
    body: body as BodyInit,
    ...more,
    headers: { ...(signature !== null && { "stripe-signature": signature }), ...(more.headers as object) },
  });

const FORGERIES: [name: string, ask: () => Response | Promise<Response>][] = [
  ["without a signature", () => send(event(), null)],
  ["signed with an empty secret", () => send(event(), signed(event(), { secret: " " }))],
  ["signed with another secret", () => send(event(), signed(event(), { secret: "whsec_of_somebody" }))],
  ["signed by the older scheme", () => send(event(), signed(event(), { scheme: "v0" }))],
  ["changed after it was signed", () => send(event({ type: "refund.created" }), signed(event()))],
  [
    "written anew after it was signed",
    () => send(JSON.stringify(JSON.parse(event()), null, 1), signed(event())),
  ],
  ["301 seconds old", () => send(event(), signed(event(), { timestamp: SECONDS - 301 }))],
  ["from ten minutes ahead", () => send(event(), signed(event(), { timestamp: SECONDS + 600 }))],
  [
    "of another account's, signed as ours",
    () => send(event({ account: "acct_1" }), signed(event({ account: "acct_1" }))),
  ],
  ["only asked for", () => server.app.request(`${ADDRESS}/webhooks/stripe`)],
  ["packed", () => send(gzipSync(event()), signed(event()), { headers: { "content-encoding": "gzip" } })],
  [
    "of two megabytes",
    () => send(event({ more: "x".repeat(2e6) }), signed(event({ more: "x".repeat(2e6) }))),
  ],
];

test.each(FORGERIES)("an event %s is refused and leaves nothing", async (_name, ask) => {
  const before = await rows();
  expect((await ask()).status).toBe(400);
  expect(await rows()).toEqual(before);
});

test("an event that Stripe signed is kept once, however often it comes, without its content", async () => {
  const body = event({ id: "evt_real" });
  for (let times = 0; times < 3; times++) expect((await send(body, signed(body))).status).toBe(200);
  const kept = (await rows()).filter(({ id }) => id === "evt_real");
  expect(kept).toMatchObject([{ type: "invoice.paid", objectId: "in_1", account: null, doneAt: null }]);
});

test("one that another endpoint signed is of the account it names", async () => {
  const body = event({ id: "evt_connected", type: "account.updated", account: "acct_1" });
  const secret = server.services.payments.secrets.connect!;
  expect((await send(body, signed(body, { secret }))).status).toBe(200);
  expect((await rows()).find(({ id }) => id === "evt_connected")).toMatchObject({ account: "acct_1" });
});

test("work that fails is tried ten times, ever later, and is then given up", async () => {
  const body = event({ id: "evt_hard" });
  await send(body, signed(body));
  const context = contextOf(server);
  const { payments } = server.services;
  const heard: StripeNews[] = [];
  const failing = {
    ...context,
    services: {
      ...server.services,
      payments: {
        ...payments,
        handlersOf: () => [
          async (_context: unknown, news: StripeNews) => {
            heard.push(news);
            throw new Error("The invoice cannot be read.");
          },
        ],
      },
    },
  };
  for (let tries = 1; tries <= 12; tries++) await workStripeEvent(failing, { eventId: "evt_hard" });
  expect(heard).toHaveLength(10);
  expect(heard[0]).toEqual({ id: "evt_hard", type: "invoice.paid", account: null, objectId: "in_1" });
  const [row] = (await rows()).filter(({ id }) => id === "evt_hard");
  expect(row).toMatchObject({ tries: 10, deadAt: NOW_OR_LATER, error: "The invoice cannot be read." });
  expect([1, 2, 3].map(pauseAfter)).toEqual([10, 20, 40]);

  const asks = "{ admin { payments { mode offReason waiting givenUp events { id name error isGivenUp } } } }";
  const shown = (await server.ask(superadmin, asks)).data.admin.payments;
  expect(shown).toMatchObject({ mode: "emulator", offReason: null, givenUp: 1 });
  const dead = shown.events.find(({ isGivenUp }: { isGivenUp: boolean }) => isGivenUp);
  expect(dead).toMatchObject({ name: "evt_hard", error: "The invoice cannot be read." });
  const again = await server.ask(
    superadmin,
    "mutation ($name: String!) { retryStripeEvent(input: { name: $name }) { ... on RetryStripeEventPayload { admin { payments { givenUp } } } } }",
    { name: dead.name },
  );
  expect(again.data.retryStripeEvent.admin.payments.givenUp).toBe(0);
  await workStripeEvent(context, { eventId: "evt_hard" });
  expect((await rows()).find(({ id }) => id === "evt_hard")).toMatchObject({
    doneAt: NOW_OR_LATER,
    error: null,
  });
});
const NOW_OR_LATER = expect.any(Date);

test("what is paid on the page is told to the server; what got lost on the way is found at night", async () => {
  const stripe = await server.services.payments.stripe();
  const { emulator } = server.services.payments;
  const { pay } = browserOn(emulator!);
  const [price] = (await stripe.prices.list({ lookup_keys: ["artist_pro_monthly"] })).data;
  expect(price).toMatchObject({ unit_amount: 5999, currency: "usd" });
  const session = await stripe.checkout.sessions.create({
    ...{ mode: "subscription", success_url: `${ADDRESS}/settings?checkout=success` },
    line_items: [{ price: price!.id, quantity: 1 }],
  });
  await server.db.deleteFrom("stripeEvent").execute();
  await pay(session.url);
  await emulator!.settled();
  const told = await rows();
  expect(told.map(({ type }) => type).sort()).toEqual([
    "checkout.session.completed",
    "customer.subscription.created",
    "customer.subscription.updated",
    "customer.updated",
    "invoice.paid",
    "payment_method.attached",
  ]);

  await server.db.deleteFrom("stripeEvent").where("type", "=", "invoice.paid").execute();
  expect(await catchUpStripeEvents(contextOf(server), new Date())).toBe(1);
  expect((await rows()).map(({ id }) => id)).toEqual(told.map(({ id }) => id));
});

test("Stripe is never asked inside of a transaction", async () => {
  const stripe = await server.services.payments.stripe();
  await expect(withinTransaction(() => server.services.payments.stripe())).rejects.toThrow(
    "Stripe was asked inside of a transaction.",
  );
  await expect(withinTransaction(() => stripe.prices.list({}, { maxNetworkRetries: 0 }))).rejects.toThrow(
    /connection to Stripe/,
  );
});
