import { refuse } from "./refuse.ts";
import type { StripeObject, World } from "./World.ts";

/** What a balance gains or loses, in minor units; `availableOn` in seconds. */
export interface Movement {
  type: string;
  amount: number;
  fee?: number;
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
  const { type, amount, fee = 0, availableOn, account, exchangeRate = null } = movement;
  const now = world.now(source);
  const currency = movement.currency ?? source.currency;
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
  const usual = account === null ? "usd" : (world.get(account, "account").default_currency as string);
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
