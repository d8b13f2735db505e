import type Stripe from "stripe";
import { keepPayoutAccount } from "../../db/payouts/accounts.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { verb } from "../acting/verb.ts";

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

interface Made {
  partyId: string;
  generation: number;
  country: string;
  email: string;
}

/** Makes the account of a party at the provider, and keeps whose it is. Asked again it is the same one: for another country the provider would refuse the key, so the country is part of it. */
export async function makeAccount(
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

/** Where its owner says who they are and where their bank is, or looks at what the provider knows; `back` is the page to come back to. */
export async function accountPage(stripe: Stripe, account: string, back: string): Promise<string> {
  const { details_submitted, requirements } = await stripe.accounts.retrieve(account);
  const isOpen = (requirements?.currently_due ?? []).length > 0;
  if (details_submitted && !isOpen) return (await stripe.accounts.createLoginLink(account)).url;
  const { url } = await stripe.accountLinks.create({
    ...{ account, type: "account_onboarding" },
    return_url: `${back}?onboarding=done`,
    refresh_url: `${back}?onboarding=again`,
  });
  return url;
}
