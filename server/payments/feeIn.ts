import type Stripe from "stripe";
import { changedBack } from "../../domain/money/exchange.ts";

type Movement = Pick<Stripe.BalanceTransaction, "id" | "fee" | "currency" | "exchange_rate">;

/**
 * What the provider kept of a movement, in minor units of the currency that was paid. The account there may be kept in another: then the fee is in
 * that one, and is changed back at the rate of the movement. Throws where it names none.
 */
export function feeIn(paid: string, { id, fee, currency, exchange_rate: rate }: Movement): bigint {
  const minor = BigInt(fee);
  if (currency === paid) return minor;
  if (!rate) throw new Error(`${id} is in ${currency}, was paid in ${paid}, and names no rate.`);
  return changedBack(minor, rate);
}
