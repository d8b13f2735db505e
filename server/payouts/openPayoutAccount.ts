import type Stripe from "stripe";
import { findOrMakeParty, findParty } from "../../db/ledger/parties.ts";
import { findPayoutAccount, keepPayoutAccount } from "../../db/payouts/accounts.ts";
import { PAYOUT_COUNTRIES } from "../../domain/payouts/countries.ts";
import { problem } from "../../domain/words/refusal.ts";
import { spendCode } from "../accounts/secondFactor/judgeCode.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb, verb } from "../acting/verb.ts";
import { atProvider, CannotPay } from "../billing/provider.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { judgeOwner } from "./judgeOwner.ts";
import { lockOwnStudio } from "./lockOwnStudio.ts";
import { PayoutRefused } from "./refusals.ts";
import { syncAccount } from "./syncAccount.ts";

interface Wish {
  workspaceId: string;
  country: string;
  code: string;
}

const GATE = "payoutAndSplits" as const;

/**
 * Whoever may not is told before anything is made at the provider; answers which party it is, how many accounts it had, and whether a
 * bank of it is known, also of an account that was ended since.
 */
const begin = verb("beginPayoutAccount", {
  unaudited: "who is asked for; that the account was opened is the line of openPayoutAccount",
  gate: GATE,
  asksProof: true,
  async run(act, { workspaceId }: { workspaceId: string }) {
    await lockOwnStudio(act, workspaceId);
    const partyId = await findOrMakeParty(act.trx, { workspaceId }, act.now);
    const known = await findPayoutAccount(act.trx, partyId);
    const generation = known ? known.generation + (known.accountId === null ? 1 : 0) : 1;
    const isChange = (known?.bankFingerprint ?? null) !== null;
    return act.done({ partyId, generation, accountId: known?.accountId ?? null, isChange });
  },
});

const keep = verb("keepPayoutAccount", {
  unaudited: "an id at the payment provider, made on the way to its page",
  async run(act, kept: { partyId: string; accountId: string; generation: number; country: string }) {
    await keepPayoutAccount(act.trx, {
      ...{ ...kept, currency: null, isComplete: false, payoutsEnabled: false, requirements: [] },
      ...{ disabledReason: null, bankLast4: null, changedAt: null, reading: 0, createdAt: act.now },
    });
    return act.done({});
  },
});

/** Where the owner goes to say who they are and where their bank is, or to look at what the provider knows. */
async function opened({ workspaceId, country, code }: Wish, from: ActContext) {
  if (!PAYOUT_COUNTRIES.includes(country))
    throw new InvalidInput(problem("country", "payouts.countryUnknown"));
  const { partyId, generation, accountId, isChange } = await act(from, begin, { workspaceId });
  const right = await judgeOwner(from, { code, isChange });
  return atProvider(from, async (stripe) => {
    const { email } = userOf(from.actor);
    const known = accountId ?? (await made(from, stripe, { partyId, generation, country, email }));
    await syncAccount(from, stripe, partyId);
    const url = await addressOf(stripe, known, from.services.settings.publicUrl);
    return { workspaceId, url, right };
  });
}

interface Made {
  partyId: string;
  generation: number;
  country: string;
  email: string;
}

/** Asked again it is the same one: for another country the provider would refuse the key, so the country is part of it. */
async function made(
  from: ActContext,
  stripe: Stripe,
  { partyId, generation, country, email }: Made,
): Promise<string> {
  const { id } = await stripe.accounts.create(
    {
      ...{ country, email, metadata: { party: partyId } },
      capabilities: { transfers: { requested: true } },
      controller: {
        ...{ stripe_dashboard: { type: "express" }, fees: { payer: "application" } },
        losses: { payments: "application" },
      },
      // When money leaves is decided here: what the books call available and what the provider sends stay the same.
      settings: { payouts: { schedule: { interval: "manual" } } },
    },
    { idempotencyKey: `payout-account:${partyId}:${generation}:${country}` },
  );
  await act(from, keep, { partyId, accountId: id, generation, country });
  return id;
}

async function addressOf(stripe: Stripe, account: string, publicUrl: string): Promise<string> {
  const { details_submitted, requirements } = await stripe.accounts.retrieve(account);
  const isOpen = (requirements?.currently_due ?? []).length > 0;
  if (details_submitted && !isOpen) return (await stripe.accounts.createLoginLink(account)).url;
  const { url } = await stripe.accountLinks.create({
    ...{ account, type: "account_onboarding" },
    return_url: `${publicUrl}/finances/payouts?onboarding=done`,
    refresh_url: `${publicUrl}/finances/payouts?onboarding=again`,
  });
  return url;
}

export const openPayoutAccount = preparedVerb("openPayoutAccount", opened, {
  audit: "workspace.payoutAccountOpen",
  async run(act, { workspaceId, url, right }) {
    await spendCode(act.trx, userOf(act.actor).userId, right);
    return act.done({ url }, { id: workspaceId, workspaceId });
  },
});

builder.relayMutationField(
  "openPayoutAccount",
  {
    inputFields: (t) => ({
      workspaceId: t.globalID({ for: Workspace }),
      country: t.string({ description: "Where the bank account is, ISO 3166; it cannot be changed later." }),
      code: t.string({
        required: false,
        description: "Of the authenticator app, or a recovery code; asked of whoever has two-step sign-in.",
      }),
    }),
  },
  {
    description:
      "Opens the payment provider's page on which the owner says who they are and where their bank is.",
    verb: openPayoutAccount,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, PayoutRefused, CannotPay] },
    resolve: (_root, { input: { workspaceId, country, code } }, context, info) =>
      perform(context, info, openPayoutAccount, { workspaceId: workspaceId.id, country, code: code ?? "" }),
  },
  {
    outputFields: (t) => ({
      url: t.string({ description: "Where the browser goes.", resolve: ({ url }) => url }),
    }),
  },
);

const look = verb("lookAtPayoutAccount", {
  unaudited: "reads what the provider knows",
  gate: GATE,
  async run(act, { workspaceId }: { workspaceId: string }) {
    await lockOwnStudio(act, workspaceId);
    return act.unchanged({ partyId: (await findParty(act.trx, { workspaceId })) ?? null });
  },
});

builder.relayMutationField(
  "refreshPayoutAccount",
  { inputFields: (t) => ({ workspaceId: t.globalID({ for: Workspace }) }) },
  {
    description: "Reads the payout account anew, for whoever just came back from the provider's page.",
    verb: look,
    authScopes: { signedIn: true },
    errors: { types: [NotFound, PayoutRefused, CannotPay] },
    resolve: async (_root, { input: { workspaceId } }, context, info) => {
      const { partyId } = await perform(context, info, look, { workspaceId: workspaceId.id });
      const from = actingIn(context);
      if (partyId) await atProvider(from, (stripe) => syncAccount(from, stripe, partyId));
      return workspaceId.id;
    },
  },
  { outputFields: (t) => ({ workspace: t.field({ type: Workspace, resolve: (id) => id }) }) },
);
