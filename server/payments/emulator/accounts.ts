import { createHash, randomBytes } from "node:crypto";
import { BANK_CURRENCIES } from "./banks.ts";
import { blank, listOf } from "./blank.ts";
import { emit } from "./emit.ts";
import { given, isTrue, metadataIn, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import type { StripeObject, World } from "./World.ts";

/** What has to be known of a person before money can go to them. */
const NEEDED = [
  "business_type",
  "external_account",
  "individual.first_name",
  "individual.last_name",
  "tos_acceptance.date",
  "tos_acceptance.ip",
];

/** The account of somebody who is paid. Where it is cannot be changed any more. */
export function createAccount(world: World, params: Params): StripeObject {
  const country = params.country ?? "US";
  const currency = BANK_CURRENCIES[country];
  if (!currency)
    refuse(`Your platform cannot create accounts in ${country}.`, {
      code: "country_unsupported",
      param: "country",
    });
  const { controller } = params;
  const id = `acct_${randomBytes(8).toString("hex")}`;
  const account = world.create("account", "acct", {
    id,
    ...given(params, "email", "business_type"),
    ...{ country, default_currency: currency, metadata: metadataIn(params), type: params.type ?? "none" },
    ...(isTrue(params.capabilities?.transfers?.requested) && { capabilities: { transfers: "inactive" } }),
    controller: {
      ...{ type: "application", is_controller: true },
      fees: { payer: controller?.fees?.payer ?? "account" },
      losses: { payments: controller?.losses?.payments ?? "stripe" },
      requirement_collection: controller?.requirement_collection ?? "stripe",
      stripe_dashboard: { type: controller?.stripe_dashboard?.type ?? "full" },
    },
    external_accounts: listOf([], `/v1/accounts/${id}/external_accounts`),
    requirements: requirements(NEEDED, "requirements.past_due"),
    future_requirements: requirements([], null),
    settings: settingsOf(params),
    tos_acceptance: { service_agreement: params.tos_acceptance?.service_agreement ?? "full" },
  });
  return account;
}

export function updateAccount(world: World, id: string, params: Params): StripeObject {
  const before = world.get(id, "account");
  const account = world.change(id, {
    ...given(params, "email", "business_type"),
    metadata: metadataIn(params, before.metadata),
    ...(params.settings && { settings: settingsOf(params, before.settings) }),
  });
  emit(world, "account.updated", account, { account: id });
  return account;
}

/** Leaves the platform; its money has to be gone before. */
export function deleteAccount(world: World, id: string): Record<string, unknown> {
  world.get(id, "account");
  world.change(id, { deleted: true });
  return { id, object: "account", deleted: true };
}

/** The person ends the connection: the platform is told, and may do nothing there any more. */
export function deauthorize(world: World, id: string): void {
  deleteAccount(world, id);
  const application = { id: "ca_emulator", object: "application", name: "Levare" };
  emit(world, "account.application.deauthorized", application, { account: id });
}

function requirements(due: readonly string[], disabledReason: string | null) {
  return {
    ...{ alternatives: [], current_deadline: null, currently_due: due, disabled_reason: disabledReason },
    ...{ errors: [], eventually_due: due, past_due: due, pending_verification: [] },
  };
}

function settingsOf({ settings }: Params, before?: Record<string, any>): Record<string, unknown> {
  const schedule = settings?.payouts?.schedule;
  return {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      ...{ statement_descriptor_prefix: null, statement_descriptor_prefix_kana: null },
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: null, timezone: "Etc/UTC" },
    payments: {
      ...{ statement_descriptor: null, statement_descriptor_kana: null, statement_descriptor_kanji: null },
      ...{ statement_descriptor_prefix_kana: null, statement_descriptor_prefix_kanji: null },
    },
    payouts: {
      debit_negative_balances: true,
      schedule: {
        delay_days: 2,
        interval: schedule?.interval ?? before?.payouts.schedule.interval ?? "daily",
      },
      statement_descriptor: null,
    },
  };
}

/** What somebody wrote on the page about themselves; `wants` names what has to be known still. */
export interface Onboarding {
  name: string;
  bank: string | null;
  wants: readonly string[];
  disabledReason: string | null;
}

/** Somebody said who they are and where their bank is. */
export function onboard(
  world: World,
  id: string,
  { name, bank, wants, disabledReason }: Onboarding,
): StripeObject {
  const before = world.get(id, "account");
  const isReady = wants.length === 0 && disabledReason === null;
  const account = world.change(id, {
    ...{ details_submitted: true, payouts_enabled: isReady, business_type: "individual" },
    ...(before.capabilities && { capabilities: { transfers: isReady ? "active" : "inactive" } }),
    requirements: requirements(wants, isReady ? null : (disabledReason ?? "requirements.past_due")),
    tos_acceptance: { ...before.tos_acceptance, date: world.now() },
    ...(bank && { external_accounts: listOf([bankOf(before, name, bank)], before.external_accounts.url) }),
  });
  if (bank) world.hide(id, { bank });
  emitChange(world, account, before);
  return account;
}

/** The bank gave a payout back: it gets nothing more until another account is named. */
export function closeBank(world: World, id: string): void {
  const before = world.get(id, "account");
  const [bank] = before.external_accounts.data;
  const account = world.change(id, {
    payouts_enabled: false,
    requirements: requirements(["external_account"], "requirements.past_due"),
    external_accounts: listOf([{ ...bank, status: "errored" }], before.external_accounts.url),
  });
  emitChange(world, account, before);
}

function emitChange(world: World, account: StripeObject, before: StripeObject): void {
  const { id } = account;
  emit(world, "account.updated", account, {
    account: id,
    before: { payouts_enabled: before.payouts_enabled, requirements: before.requirements },
  });
  const status = account.capabilities?.transfers;
  if (status === undefined || status === before.capabilities?.transfers) return;
  const { current_deadline: _deadline, ...rest } = account.requirements;
  const capability = {
    ...{ id: "transfers", object: "capability", account: id, requested: true },
    ...{ requested_at: account.created, status, requirements: { ...rest, current_deadline: null } },
  };
  emit(world, "capability.updated", capability, {
    account: id,
    before: { status: before.capabilities?.transfers },
  });
}

function bankOf(account: StripeObject, name: string, number: string): Record<string, unknown> {
  const digits = number.replaceAll(/[\s-]/g, "");
  return {
    ...blank("bank_account"),
    id: `ba_${randomBytes(12).toString("hex")}`,
    ...{ account: account.id, account_holder_name: name, account_holder_type: "individual" },
    ...{ available_payout_methods: ["standard"], bank_name: "STRIPE TEST BANK", country: account.country },
    ...{ currency: account.default_currency, default_for_currency: true, last4: digits.slice(-4) },
    fingerprint: createHash("sha256").update(digits).digest("hex").slice(0, 16),
    ...{ metadata: {}, routing_number: "110000000", status: "new" },
  };
}
