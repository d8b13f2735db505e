/** Why nobody can pay here: a public installation without a key, or several servers that have no common emulator. */
export type PaymentsOffReason = "noKey" | "severalServers";

/**
 * Who takes payments: Stripe; our emulator, in this process or at an address; or nobody. `settlesIn`: the one currency that our own account at the
 * emulator is kept in, in small letters; left out: each that buyers pay in.
 */
export type PaymentChoice =
  | { mode: "stripe"; key: string; webhookSecret: string; connectSecret: string | null; isLive: boolean }
  | { mode: "emulator"; url: null; settlesIn?: string }
  | { mode: "emulator"; url: string; webhookSecret: string; connectSecret: string | null }
  | { mode: "off"; reason: PaymentsOffReason };

interface Place {
  /** Only this machine can ask. */
  isLocal: boolean;
  role: string;
}

/** Reads it from the environment, once. Throws a sentence for the operator where it would be unsafe or makes no sense. */
export function choosePayments(env: NodeJS.ProcessEnv, { isLocal, role }: Place): PaymentChoice {
  const key = env.STRIPE_SECRET_KEY || null;
  const url = env.STRIPE_EMULATOR_URL?.replace(/\/$/, "") || null;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET || null;
  const connectSecret = env.STRIPE_CONNECT_WEBHOOK_SECRET || null;
  const allowsDemo = flagIn(env.ALLOW_DEMO_PAYMENTS);
  for (const [name, secret] of Object.entries({
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
  }))
    if (secret && !/^whsec_.{8,}/.test(secret))
      throw new Error(`${name} has to be the signing secret of an endpoint, which begins with whsec_.`);
  if (key) {
    if (url)
      throw new Error("STRIPE_SECRET_KEY and STRIPE_EMULATOR_URL exclude each other: choose one of them.");
    if (!/^(sk|rk)_(test|live)_/.test(key))
      throw new Error("STRIPE_SECRET_KEY has to be a secret key of Stripe, which begins with sk_ or rk_.");
    if (!webhookSecret)
      throw new Error(
        "STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: without it nobody can tell Stripe's word from anybody else's.\n" +
          "It is shown beside the endpoint in Stripe's dashboard, and by `npm run stripe:setup` when it makes the endpoint.",
      );
    const isLive = key.includes("_live_");
    if (isLive && !env.DATABASE_URL)
      throw new Error(
        "STRIPE_SECRET_KEY is a live key, and this server keeps its data in the embedded database. Set DATABASE_URL to a PostgreSQL, or take a test key.",
      );
    return { mode: "stripe", key, webhookSecret, connectSecret, isLive };
  }
  if (!isLocal && !allowsDemo) return { mode: "off", reason: "noKey" };
  if (url) {
    if (!URL.canParse(url))
      throw new Error(`STRIPE_EMULATOR_URL has to be an address such as http://10.0.0.5:4100, not "${url}".`);
    if (!webhookSecret)
      throw new Error(
        "STRIPE_EMULATOR_URL needs STRIPE_WEBHOOK_SECRET: the one that the emulator there signs with.",
      );
    return { mode: "emulator", url, webhookSecret, connectSecret };
  }
  // One of several on a database has customers that the others never heard of.
  if (role !== "all") return { mode: "off", reason: "severalServers" };
  return { mode: "emulator", url: null };
}

function flagIn(value: string | undefined): boolean {
  if (value === undefined || value === "" || value === "false" || value === "0") return false;
  if (value === "true" || value === "1") return true;
  throw new Error(`ALLOW_DEMO_PAYMENTS has to be true or false, not "${value}".`);
}
