import { choosePayments } from "./choice.ts";

const LOCAL = { isLocal: true, role: "all" };
const PUBLIC = { isLocal: false, role: "all" };
const KEY = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_12345678" };

test.each([
  ["on this machine alone our emulator takes payments", {}, LOCAL, { mode: "emulator", url: null }],
  ["in public nobody can pay without a key", {}, PUBLIC, { mode: "off", reason: "noKey" }],
  ["unless that is wanted", { ALLOW_DEMO_PAYMENTS: "true" }, PUBLIC, { mode: "emulator", url: null }],
  ["with a key it is Stripe", KEY, PUBLIC, { mode: "stripe", isLive: false }],
  [
    "one of several servers has no emulator of its own",
    { DATABASE_URL: "postgres://x" },
    { isLocal: true, role: "web" },
    { mode: "off", reason: "severalServers" },
  ],
  [
    "but they can share one",
    { STRIPE_EMULATOR_URL: "http://10.0.0.5:4100/", STRIPE_WEBHOOK_SECRET: "whsec_12345678" },
    { isLocal: true, role: "web" },
    { mode: "emulator", url: "http://10.0.0.5:4100" },
  ],
  [
    "a live key is for PostgreSQL",
    { ...KEY, STRIPE_SECRET_KEY: "sk_live_1", DATABASE_URL: "postgres://x" },
    PUBLIC,
    { mode: "stripe", isLive: true },
  ],
] as const)("%s", (_title, env, place, choice) => {
  expect(choosePayments(env, place)).toMatchObject(choice);
});

test.each([
  [
    "a key without the secret of its endpoint",
    { STRIPE_SECRET_KEY: "sk_test_1" },
    "needs STRIPE_WEBHOOK_SECRET",
  ],
  ["a live key on the embedded database", { ...KEY, STRIPE_SECRET_KEY: "rk_live_1" }, "Set DATABASE_URL"],
  ["a key that everybody may know", { ...KEY, STRIPE_SECRET_KEY: "pk_test_1" }, "begins with sk_"],
  ["a secret that is none", { ...KEY, STRIPE_WEBHOOK_SECRET: "secret" }, "begins with whsec_"],
  ["two at once", { ...KEY, STRIPE_EMULATOR_URL: "http://10.0.0.5" }, "exclude each other"],
  [
    "an emulator whose word nobody can know",
    { STRIPE_EMULATOR_URL: "http://10.0.0.5" },
    "needs STRIPE_WEBHOOK_SECRET",
  ],
  ["half a yes", { ALLOW_DEMO_PAYMENTS: "maybe" }, "true or false"],
])("the server does not start with %s, and never repeats it", (_title, env, words) => {
  const told = () => choosePayments(env, LOCAL);
  expect(told).toThrow(words);
  expect(told).not.toThrow(/sk_test_1|rk_live_1/);
});
