import { aUser } from "../../db/testing/build.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { CHECKOUT_TOKEN_MINUTES } from "./checkoutToken.ts";
import { aPayer } from "./testing/aPayer.ts";

const TOKEN = `mutation { createCheckoutToken { token expiresAt } }`;

const clock = { now: new Date() };
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => clock.now)));
afterAll(() => server.close());

async function aToken() {
  const payer = await aPayer(server);
  const viewer = await payer.viewer();
  const { data } = await server.ask(viewer, TOKEN);
  return { ...payer, sessionId: viewer.sessionId!, token: data.createCheckoutToken.token as string };
}

async function ask(token: string | null, body: object | string, headers: Record<string, string> = {}) {
  const response = await server.app.request("/api/checkout", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as { url?: string; error?: string } };
}

const WISH = { price_id: "artist_pro_monthly" };

test("a program with a token opens the checkout of the person who gave it, by our name or the provider's", async () => {
  const { token, customerId } = await aToken();
  const { status, answer } = await ask(token, WISH);
  expect(status).toBe(200);
  const stripe = await server.services.payments.stripe();
  const [session] = (await stripe.checkout.sessions.list({ customer: customerId })).data;
  expect(session).toMatchObject({
    url: answer.url,
    success_url: "http://127.0.0.1:4000/settings?checkout=success",
    cancel_url: "http://127.0.0.1:4000/subscription?checkout=canceled",
  });
  const { data } = await stripe.prices.list({ lookup_keys: ["artist_pro_monthly"] });
  expect((await ask(token, { ...WISH, price_id: data[0]!.id, mode: "subscription" })).answer).toEqual(answer);
});

test("fifty who ask at once with one key get one checkout", async () => {
  const { token, customerId } = await aToken();
  const all = await Promise.all(
    Array.from({ length: 50 }, () => ask(token, WISH, { "idempotency-key": "a-click" })),
  );
  expect(new Set(all.map(({ answer }) => answer.url)).size).toBe(1);
  const stripe = await server.services.payments.stripe();
  expect((await stripe.checkout.sessions.list({ customer: customerId })).data).toHaveLength(1);
});

test("without a token nobody is logged in", async () => {
  expect(await ask(null, WISH)).toEqual({
    status: 401,
    answer: { error: "No active session found. Please log in to continue." },
  });
});

test("the session itself opens no checkout: only the token does", async () => {
  const { user } = await aToken();
  expect((await ask(null, WISH, { cookie: await server.cookieFor(user.id) })).status).toBe(401);
});

const FAILED = {
  status: 401,
  answer: { error: "Failed to get authentication session. Please log in again." },
};

test.each<[string, (token: string) => string]>([
  ["forged", (token) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
  ["made to last longer", (token) => token.replace(/\.(\d+)\./, (_all, end) => `.${Number(end) + 60_000}.`)],
  ["of somebody else's session", (token) => token.replace(/^[^.]+/, crypto.randomUUID())],
  ["no token at all", () => "levare"],
])("a token that is %s opens nothing", async (_what, changed) => {
  const { token } = await aToken();
  expect(await ask(changed(token), WISH)).toEqual(FAILED);
});

test("a token is good for five minutes, and ends with its session", async () => {
  const { token, sessionId } = await aToken();
  const start = clock.now;
  clock.now = new Date(start.getTime() + CHECKOUT_TOKEN_MINUTES * 60_000);
  expect(await ask(token, WISH)).toEqual(FAILED);
  clock.now = start;
  await server.db.deleteFrom("session").where("id", "=", sessionId).execute();
  expect(await ask(token, WISH)).toEqual(FAILED);
});

test.each<[string, object | string, string]>([
  ["a price of nobody", { price_id: "price_of_nobody" }, "That is not one of our plans."],
  ["no price", {}, "That is not one of our plans."],
  ["no JSON", "price", "That is not one of our plans."],
  [
    "another site to come back to",
    { ...WISH, success_url: "https://elsewhere.example/" },
    "The way back has to lead to this site.",
  ],
  ["something else than a plan", { ...WISH, mode: "payment" }, "Only plans are sold here."],
])("%s is refused in words", async (_what, body, error) => {
  const { token } = await aToken();
  expect(await ask(token, body)).toEqual({ status: 400, answer: { error } });
});

test("where nothing can be paid, that is said", async () => {
  const off = await openTestServer(() => clock.now, { payments: { mode: "off", reason: "noKey" } });
  try {
    const { id } = await aUser(off.db);
    const viewer = await viewerFor(off, id);
    const { token } = (await off.ask(viewer, TOKEN)).data.createCheckoutToken;
    const response = await off.app.request("/api/checkout", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(WISH),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "This installation takes no payments yet." });
  } finally {
    await off.close();
  }
});
