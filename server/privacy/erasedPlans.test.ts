import { listSubscriptions } from "../../db/billing/subscriptions.ts";
import { newId } from "../../db/ids.ts";
import { DAY_MS, monthsAfter } from "../../domain/duration.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { aPayer, hear } from "../billing/testing/aPayer.ts";
import type { JobContext } from "../jobContext.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { statusCode } from "./codes.ts";
import { erasePerson } from "./erasePerson.ts";

const START = new Date("2026-03-02T10:00:00Z");
const OVER = new Date(START.getTime() + 8 * DAY_MS);

let server: TestServer;
let context: JobContext;
beforeAll(async () => {
  server = await openTestServer(() => OVER);
  context = { db: server.db, services: server.services, dataDir: server.dataDir };
});
afterAll(() => server.close());

const stripeOf = () => server.services.payments.stripe();

/** Somebody who pays for a month of a plan and confirmed right afterwards that their account shall go. */
async function aLeavingPayer() {
  const payer = await aPayer(server, {}, START);
  await payer.pay((await payer.checkout("artist_pro_monthly")).url!);
  await hear(server);
  expect(await listSubscriptions(server.db, payer.user.id)).toMatchObject([{ status: "active" }]);
  const requestId = newId();
  await server.db
    .insertInto("deletionRequest")
    .values({
      ...{ id: requestId, userId: payer.user.id, requestedAt: START, expiresAt: START, confirmedAt: START },
      statusTokenHash: hashOfToken(statusCode(server.services, requestId)),
      dueAt: new Date(START.getTime() + 7 * DAY_MS),
    })
    .execute();
  const erase = () => erasePerson(context, { requestId }, OVER);
  return { ...payer, requestId, erase };
}

/** What the provider knows of a customer: their plans, how often they were charged, whether it knows them still. */
async function heldOf(customer: string) {
  const stripe = await stripeOf();
  const plans = await stripe.subscriptions.list({ customer, status: "all" });
  const paid = await stripe.invoices.list({ customer, status: "paid" });
  const open = await stripe.checkout.sessions.list({ customer, status: "open" });
  return {
    plans: plans.data.map(({ status }) => status),
    charges: paid.data.length,
    open: open.data.length,
    isForgotten: (await stripe.customers.retrieve(customer)).deleted === true,
  };
}

const isErased = async (userId: string) =>
  (await server.db.selectFrom("user").select("id").where("id", "=", userId).execute()).length === 0;

/** The provider gives no answer to the question of this number, nor to any after it. */
async function awayFrom(question: number, does: () => Promise<void>): Promise<void> {
  const emulator = server.services.payments.emulator!;
  const { fetch } = emulator;
  let asked = 0;
  emulator.fetch = async (request: Request) => {
    if (asked++ < question) return fetch.call(emulator, request);
    const headers = { "stripe-should-retry": "false" };
    return new Response('{"error":{"type":"api_error"}}', { status: 503, headers });
  };
  try {
    await does();
  } finally {
    emulator.fetch = fetch;
  }
}

test("the plan of an erased account ends with it: nothing is charged in the month after, and the provider forgets the customer", async () => {
  const payer = await aLeavingPayer();
  await payer.passUntil(OVER);
  await payer.checkout("fan_pro_monthly");
  expect(await heldOf(payer.customerId)).toEqual({
    plans: ["active"],
    charges: 1,
    open: 1,
    isForgotten: false,
  });

  await payer.erase();
  await payer.passUntil(monthsAfter(OVER, 2));
  await hear(server);

  expect(await heldOf(payer.customerId)).toEqual({
    plans: ["canceled"],
    charges: 1,
    open: 0,
    isForgotten: true,
  });
  expect(await isErased(payer.user.id)).toBe(true);
});

test("while the provider is away nothing is erased; the next try ends the plan and the account, wherever it stopped", async () => {
  for (const question of [0, 1, 2, 3, 4]) {
    const payer = await aLeavingPayer();
    await payer.checkout("fan_pro_monthly");
    await awayFrom(question, () => expect(payer.erase()).rejects.toThrow());
    expect(await isErased(payer.user.id)).toBe(false);
    await payer.erase();
    expect(await heldOf(payer.customerId)).toEqual({
      plans: ["canceled"],
      charges: 1,
      open: 0,
      isForgotten: true,
    });
    expect(await isErased(payer.user.id)).toBe(true);
  }
});

test("whom the provider does not know any more is erased all the same", async () => {
  const payer = await aLeavingPayer();
  await (await stripeOf()).customers.del(payer.customerId);
  await payer.erase();
  expect(await isErased(payer.user.id)).toBe(true);
});
