import { exchange } from "./exchange.ts";
import { refuse } from "./refuse.ts";
import type { StripeObject, World } from "./World.ts";

/** Where it stands which currency the platform's own account is kept in. */
export const SETTLES_IN = "settlesIn";

/** What a balance gains or loses, in minor units; `availableOn` in seconds. */
export interface Movement {
  type: string;
  amount: number;
  /** In the currency of the balance, or reckoned from what comes in there. */
  fee?: number | ((amount: number) => number);
  feeName?: string;
  availableOn?: number;
  /** Of another account's balance than the platform's. */
  account?: string | null;
  /** Where it is not the source's own. */
  currency?: string;
  exchangeRate?: number | null;
  category?: string;
}

export function moveBalance(world: World, source: StripeObject, movement: Movement): StripeObject {
  const { type, availableOn, account } = movement;
  const now = world.now(source);
  const { amount, currency, exchangeRate } = account
    ? asGiven(source, movement)
    : settled(world, source, movement);
  const fee = typeof movement.fee === "function" ? movement.fee(amount) : (movement.fee ?? 0);
  const transaction = world.create("balance_transaction", "txn", {
    ...{ amount, fee, net: amount - fee, currency, source: source.id, type },
    created: now,
    exchange_rate: exchangeRate,
    reporting_category: movement.category ?? type,
    balance_type: "payments",
    status: "pending",
    available_on: availableOn ?? now,
    fee_details: fee
      ? [
          {
            ...{ amount: fee, application: null, currency, type: "stripe_fee" },
            description: movement.feeName ?? "Stripe processing fees",
          },
        ]
      : [],
  });
  if (account) world.hide(transaction.id, { account });
  return withStatus(world, transaction);
}

function asGiven(source: StripeObject, { amount, currency, exchangeRate = null }: Movement) {
  return { amount, currency: (currency ?? source.currency) as string, exchangeRate };
}

/** What it comes to in the platform's own account. */
function settled(world: World, source: StripeObject, movement: Movement) {
  const given = asGiven(source, movement);
  const to = world.read<string>(SETTLES_IN);
  const changed = to && to !== given.currency ? exchange(given.amount, given.currency, to) : null;
  return changed ? { amount: changed.amount, currency: to!, exchangeRate: changed.rate } : given;
}

/** A movement with the status that it has by now. */
export function withStatus(world: World, transaction: StripeObject): StripeObject {
  const isAvailable = transaction.available_on <= Math.max(world.now(), transaction.created);
  return { ...transaction, status: isAvailable ? "available" : "pending" };
}

/** Whose an object is; null: the platform's. */
export const ownerOf = (world: World, id: string): string | null => world.hidden(id).account ?? null;

interface Sum {
  available: number;
  pending: number;
}

function sumsOf(world: World, account: string | null): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const transaction of world.all("balance_transaction")) {
    if (ownerOf(world, transaction.id) !== account) continue;
    const sum = sums.get(transaction.currency) ?? { available: 0, pending: 0 };
    sum[withStatus(world, transaction).status as keyof Sum] += transaction.net;
    sums.set(transaction.currency, sum);
  }
  return sums;
}

/** `balance.retrieve`: what the platform or an account has, and what is on its way there. */
export function balanceOf(world: World, account: string | null): Record<string, unknown> {
  const own = world.read<string>(SETTLES_IN) ?? "usd";
  const usual = account === null ? own : (world.get(account, "account").default_currency as string);
  const sums = sumsOf(world, account);
  if (sums.size === 0) sums.set(usual, { available: 0, pending: 0 });
  const shown = (state: keyof Sum) =>
    [...sums].map(([currency, sum]) => ({
      amount: sum[state],
      currency,
      source_types: { card: sum[state] },
    }));
  return { object: "balance", livemode: false, available: shown("available"), pending: shown("pending") };
}

/** Refuses as Stripe does where less than that is there. */
export function demandBalance(
  world: World,
  account: string | null,
  { amount, currency }: { amount: number; currency: string },
  message: string,
): void {
  const available = sumsOf(world, account).get(currency)?.available ?? 0;
  if (amount > available) refuse(message, { code: "balance_insufficient" });
}
