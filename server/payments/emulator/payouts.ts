import { closeBank } from "./accounts.ts";
import { demandBalance, moveBalance, ownerOf } from "./balances.ts";
import { CLOSES_BANK, failureOfBank, messageOf, type PayoutFailure } from "./banks.ts";
import { emit } from "./emit.ts";
import { amountIn, demand, given, metadataIn, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import { DAY } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

/** How long it can be called back, and on which day it is at the bank. */
const STAYS_PENDING = 60 * 60;
const DAYS_TO_ARRIVE = 2;

/** Sends what an account has to its bank. */
export function createPayout(world: World, accountId: string, params: Params): StripeObject {
  demand(params, "amount", "currency");
  const account = world.get(accountId, "account");
  const currency = params.currency.toLowerCase();
  const amount = amountIn(params.amount, "amount")!;
  if (amount <= 0) refuse("This value must be greater than or equal to 1.", { param: "amount" });
  if (!account.payouts_enabled)
    refuse("Your account is not currently able to make live transfers.", { code: "payouts_not_allowed" });
  const bank = account.external_accounts.data.find((each: StripeObject) => each.currency === currency);
  if (!bank)
    refuse(`Sorry, you don't have any external accounts in that currency (${currency})`, {
      code: "invalid_request_error",
      param: "currency",
    });
  demandBalance(
    world,
    accountId,
    { amount, currency },
    "You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the the /v1/balance endpoint to view your Stripe balance (for more details, see stripe.com/docs/api#balance).",
  );
  const now = world.now();
  const made = world.create("payout", "po", {
    ...{ amount, currency, destination: bank.id, status: "pending", type: "bank_account" },
    ...{ automatic: false, method: "standard", source_type: "card", livemode: false },
    ...given(params, "description", "statement_descriptor"),
    arrival_date: (Math.floor(now / DAY) + DAYS_TO_ARRIVE) * DAY,
    metadata: metadataIn(params),
    reconciliation_status: "not_applicable",
    trace_id: { status: "pending", value: null },
  });
  world.hide(made.id, { account: accountId, failure: failureOfBank(world.hidden(accountId).bank) ?? null });
  const out = moveBalance(world, made, { type: "payout", amount: -amount, account: accountId });
  const payout = world.change(made.id, { balance_transaction: out.id });
  emit(world, "payout.created", payout, { account: accountId });
  return payout;
}

export function cancelPayout(world: World, id: string): StripeObject {
  const { status } = world.get(id, "payout");
  if (status !== "pending")
    refuse("Payouts can only be canceled while they are pending.", { code: "payout_not_cancelable" });
  return giveBack(world, id, "payout_cancel", { status: "canceled" });
}

/** A payout that an account made; of another account there is none. */
export function payoutOf(world: World, account: string, id: string): StripeObject {
  const payout = world.get(id, "payout");
  if (ownerOf(world, id) !== account)
    refuse(`No such payout: '${id}'`, { code: "resource_missing", param: "payout" }, 404);
  return payout;
}

/** The next moment at which something happens to a payout, in seconds; null: nothing does any more. */
export function payoutDueAt({ status, created, arrival_date: arrival }: StripeObject): number | null {
  if (status === "pending") return created + STAYS_PENDING;
  return status === "in_transit" ? arrival : null;
}

/** It goes to the bank, and the bank takes it or gives it back. */
export function movePayout(world: World, { id, status }: StripeObject): void {
  const account = ownerOf(world, id)!;
  if (status === "pending") {
    emit(world, "payout.updated", world.change(id, { status: "in_transit" }), { account });
    return;
  }
  const failure: PayoutFailure | null = world.hidden(id).failure;
  if (failure) {
    failPayout(world, id, failure);
    return;
  }
  const paid = world.change(id, {
    status: "paid",
    trace_id: { status: "supported", value: id.slice(-12) },
  });
  emit(world, "payout.paid", paid, { account });
}

/** The bank gives it back, also some days after it seemed to have arrived. */
export function failPayout(world: World, id: string, failure: PayoutFailure): void {
  giveBack(world, id, "payout_failure", {
    ...{ status: "failed", failure_code: failure, failure_message: messageOf(failure) },
  });
  if (CLOSES_BANK.has(failure)) closeBank(world, ownerOf(world, id)!);
}

function giveBack(
  world: World,
  id: string,
  type: "payout_cancel" | "payout_failure",
  fields: Record<string, unknown>,
): StripeObject {
  const account = ownerOf(world, id)!;
  const payout = world.get(id, "payout");
  const back = moveBalance(world, payout, {
    ...{ type, category: "payout_reversal", amount: payout.amount, account },
  });
  const after = world.change(id, {
    ...fields,
    failure_balance_transaction: back.id,
    trace_id: { status: "unsupported", value: null },
  });
  emit(world, `payout.${after.status}`, after, { account });
  return after;
}
