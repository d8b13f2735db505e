import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEmulator } from "./testing/openEmulator.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-stripe-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("what was answered is still so after the process was killed, also under its idempotency key", async () => {
  const first = await openEmulator({ folder });
  const key = { idempotencyKey: "customer:ada" };
  const ada = await first.stripe.customers.create({ email: "ada@example.com" }, key);
  const product = await first.stripe.products.create({ name: "Pro Artist" });
  const price = await first.stripe.prices.create({
    ...{ product: product.id, currency: "usd", unit_amount: 5999, recurring: { interval: "month" } },
  });
  const session = await first.stripe.checkout.sessions.create({
    ...{ mode: "subscription", customer: ada.id, success_url: "http://127.0.0.1:4000/settings" },
    line_items: [{ price: price.id, quantity: 1 }],
  });
  // Nothing is closed: as if the power went.
  const second = await openEmulator({ folder });
  expect((await second.stripe.customers.create({ email: "ada@example.com" }, key)).id).toBe(ada.id);
  expect((await second.pay(session.url)).status).toBe(303);
  const third = await openEmulator({ folder });
  const [subscription] = (await third.stripe.subscriptions.list({ customer: ada.id })).data;
  expect(subscription!.status).toBe("active");
  await Promise.all([first, second, third].map(({ emulator }) => emulator.close()));
});

test("half a line at the end was never answered, and harms nothing", async () => {
  const first = await openEmulator({ folder });
  const ada = await first.stripe.customers.create({ email: "ada@example.com" });
  await first.emulator.close();
  const file = path.join(folder, "journal.jsonl");
  await appendFile(file, '[["object cus_half",{"id":"cus_ha');
  const second = await openEmulator({ folder });
  expect((await second.stripe.customers.list()).data.map(({ id }) => id)).toEqual([ada.id]);
  await second.emulator.close();

  const lines = (await readFile(file, "utf8")).trim().split("\n");
  await writeFile(file, [...lines.slice(0, 1), "{torn", ...lines.slice(1), ""].join("\n"));
  const third = await openEmulator({ folder });
  expect((await third.stripe.customers.list()).data.map(({ id }) => id)).toEqual([ada.id]);
  await third.emulator.close();
});

test("an idempotency key belongs to one wish", async () => {
  const { stripe } = await openEmulator();
  const key = { idempotencyKey: "one" };
  const [once, twice] = await Promise.all([
    stripe.products.create({ name: "Vinyl" }, key),
    stripe.products.create({ name: "Vinyl" }, key),
  ]);
  expect(once.id).toBe(twice.id);
  await expect(stripe.products.create({ name: "Tape" }, key)).rejects.toMatchObject({
    type: "StripeIdempotencyError",
  });
});

test("what it does not know it refuses as Stripe does", async () => {
  const { stripe } = await openEmulator();
  await expect(stripe.subscriptions.retrieve("sub_nobody")).rejects.toMatchObject({
    ...{ code: "resource_missing", statusCode: 404 },
  });
  await expect(stripe.quotes.list()).rejects.toThrow(/Unrecognized request URL/);
});
