import { demandBalance, moveBalance } from "./balances.ts";
import { blank, listOf } from "./blank.ts";
import { emit } from "./emit.ts";
import { exchange } from "./exchange.ts";
import { amountIn, demand, given, metadataIn, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import type { StripeObject, World } from "./World.ts";

const TOO_LITTLE =
  "You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.";

/** Moves money from the platform to an account: of one payment, also before it is available, or of all that is. */
export function createTransfer(world: World, params: Params): StripeObject {
  demand(params, "currency", "destination");
  const account = world.get(params.destination, "account", "destination");
  if (account.capabilities?.transfers !== "active")
    refuse(
      "Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments",
      { code: "insufficient_capabilities_for_transfer" },
    );
  const currency = params.currency.toLowerCase();
  const source = params.source_transaction
    ? world.get(params.source_transaction, "charge", "source_transaction")
    : null;
  const amount = amountIn(params.amount, "amount") ?? source?.amount ?? 0;
  if (amount <= 0)
    refuse("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  if (source) judgeSource(world, source, { amount, currency });
  else demandBalance(world, null, { amount, currency }, TOO_LITTLE);
  const made = world.create("transfer", "tr", {
    ...{ amount, currency, destination: account.id, source_transaction: source?.id ?? null },
    ...given(params, "description"),
    metadata: metadataIn(params),
    source_type: "card",
    transfer_group: params.transfer_group ?? source?.transfer_group ?? null,
  });
  const availableOn = availableOf(world, source);
  const out = moveBalance(world, made, { type: "transfer", amount: -amount, ...availableOn });
  const transfer = world.change(made.id, {
    balance_transaction: out.id,
    destination_payment: arrive(world, made, account, availableOn).id,
    reversals: listOf([], `/v1/transfers/${made.id}/reversals`),
  });
  emit(world, "transfer.created", transfer);
  return transfer;
}

/** Of one payment no more can be sent on than it was; its money becomes available there when it does here. */
function judgeSource(
  world: World,
  source: StripeObject,
  { amount, currency }: { amount: number; currency: string },
): void {
  if (source.currency !== currency)
    refuse(
      `The currency of source_transaction's balance transaction (${source.currency}) must be the same as the transfer currency (${currency})`,
      { param: "currency" },
    );
  if (!source.paid)
    refuse("Cannot use a failed charge as source_transaction.", { param: "source_transaction" });
  const sent = world
    .all("transfer")
    .filter((each) => each.source_transaction === source.id)
    .reduce((sum, each) => sum + each.amount - each.amount_reversed, 0);
  if (sent + amount > source.amount)
    refuse(
      `Transfers using this transaction as a source must not exceed the source amount of ${source.amount}. (There is already an existing amount of ${sent}.)`,
      { code: "transfer_source_balance_parameters_mismatch", param: "amount" },
    );
}

const availableOf = (world: World, source: StripeObject | null): { availableOn?: number } => {
  const transaction = world.find(source?.balance_transaction);
  return transaction ? { availableOn: transaction.available_on } : {};
};

/** What comes in at the account, in the currency of its bank. */
function arrive(
  world: World,
  transfer: StripeObject,
  account: StripeObject,
  available: { availableOn?: number },
): StripeObject {
  const { default_currency: to } = account;
  const changed = transfer.currency === to ? null : exchange(transfer.amount, transfer.currency, to);
  const about = { amount: transfer.amount, currency: transfer.currency };
  const payment = world.create("charge", "py", {
    ...about,
    ...{ amount_captured: transfer.amount, captured: true, paid: true, status: "succeeded" },
    ...{ source_transfer: transfer.id, billing_details: blank("charge").billing_details },
    transfer_group: transfer.transfer_group,
  });
  world.hide(payment.id, { account: account.id });
  const transaction = moveBalance(world, payment, {
    ...{ type: "payment", category: "charge", account: account.id },
    amount: changed?.amount ?? transfer.amount,
    currency: changed ? to : transfer.currency,
    exchangeRate: changed?.rate ?? null,
    ...available,
  });
  return world.change(payment.id, { balance_transaction: transaction.id });
}

/** Takes back what was sent, or a part of it; the account has to have as much. */
export function createReversal(world: World, id: string, params: Params): StripeObject {
  const transfer = world.get(id, "transfer");
  const left: number = transfer.amount - transfer.amount_reversed;
  const amount = amountIn(params.amount, "amount") ?? left;
  if (left === 0) refuse(`Transfer ${id} has already been fully reversed.`);
  if (amount <= 0) refuse("Invalid positive integer", { param: "amount" });
  if (amount > left)
    refuse(`Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`, {
      param: "amount",
    });
  const payment = world.get(transfer.destination_payment, "charge");
  const arrived = world.get(payment.balance_transaction, "balance_transaction");
  const share = (part: number) => Math.floor((arrived.amount * part) / transfer.amount);
  // What all reversals together take is what came in, to the last cent.
  const taken = share(transfer.amount_reversed + amount) - share(transfer.amount_reversed);
  demandBalance(
    world,
    transfer.destination,
    { amount: taken, currency: arrived.currency },
    "Insufficient funds in Stripe account. The connected account does not have enough to reverse this transfer.",
  );
  const refund = world.create("refund", "pyr", {
    ...{ amount, charge: payment.id, currency: transfer.currency, status: "succeeded", metadata: {} },
  });
  world.hide(refund.id, { account: transfer.destination });
  const there = moveBalance(world, refund, {
    ...{ type: "payment_refund", category: "refund", amount: -taken, currency: arrived.currency },
    account: transfer.destination,
  });
  const made = world.create("transfer_reversal", "trr", {
    ...{ amount, currency: transfer.currency, transfer: id, metadata: metadataIn(params) },
  });
  world.change(refund.id, { balance_transaction: there.id, source_transfer_reversal: made.id });
  const here = moveBalance(world, made, { type: "transfer_refund", category: "transfer_reversal", amount });
  const reversal = world.change(made.id, {
    balance_transaction: here.id,
    destination_payment_refund: refund.id,
  });
  const reversed = transfer.amount_reversed + amount;
  const after = world.change(id, {
    ...{ amount_reversed: reversed, reversed: reversed === transfer.amount },
    reversals: listOf([reversal, ...transfer.reversals.data], transfer.reversals.url),
  });
  world.change(payment.id, { amount_refunded: reversed, refunded: reversed === transfer.amount });
  emit(world, "transfer.reversed", after);
  return reversal;
}
