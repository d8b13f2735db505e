import { findOrMakeParty, findParty } from "../../db/ledger/parties.ts";
import { findPayoutAccount } from "../../db/payouts/accounts.ts";
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
import { judgeOwner } from "./judgeOwner.ts";
import { lockPayee } from "./lockPayee.ts";
import { accountPage, makeAccount } from "./makeAccount.ts";
import { Payee } from "./Payee.ts";
import { pageOfPayee } from "./pageOfPayee.ts";
import { PayoutRefused } from "./refusals.ts";
import { syncAccount } from "./syncAccount.ts";

interface Wish {
  payeeId: string;
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
  async run(act, { payeeId }: { payeeId: string }) {
    const { owner } = await lockPayee(act, payeeId);
    const partyId = await findOrMakeParty(act.trx, owner, act.now);
    const known = await findPayoutAccount(act.trx, partyId);
    const generation = known ? known.generation + (known.accountId === null ? 1 : 0) : 1;
    const isChange = (known?.bankFingerprint ?? null) !== null;
    return act.done({ partyId, generation, accountId: known?.accountId ?? null, isChange });
  },
});

/** Where the payee goes to say who they are and where their bank is, or to look at what the provider knows. */
async function opened({ payeeId, country, code }: Wish, from: ActContext) {
  if (!PAYOUT_COUNTRIES.includes(country))
    throw new InvalidInput(problem("country", "payouts.countryUnknown"));
  const { partyId, generation, accountId, isChange } = await act(from, begin, { payeeId });
  const right = await judgeOwner(from, { code, isChange });
  return atProvider(from, async (stripe) => {
    const { email, userId } = userOf(from.actor);
    const known = accountId ?? (await makeAccount(from, stripe, { partyId, generation, country, email }));
    await syncAccount(from, stripe, partyId);
    const back = pageOfPayee(from.services.settings.publicUrl, payeeId === userId);
    return { payeeId, url: await accountPage(stripe, known, back), right };
  });
}

export const openPayoutAccount = preparedVerb("openPayoutAccount", opened, {
  audit: "workspace.payoutAccountOpen",
  async run(act, { payeeId, url, right }) {
    const { line } = await lockPayee(act, payeeId);
    await spendCode(act.trx, userOf(act.actor).userId, right);
    return act.done({ url }, line);
  },
});

builder.relayMutationField(
  "openPayoutAccount",
  {
    inputFields: (t) => ({
      payeeId: t.globalID({ for: Payee }),
      country: t.string({ description: "Where the bank account is, ISO 3166; it cannot be changed later." }),
      code: t.string({
        required: false,
        description: "Of the authenticator app, or a recovery code; asked of whoever has two-step sign-in.",
      }),
    }),
  },
  {
    description:
      "Opens the payment provider's page on which the owner, or the person, says who they are and where their bank is.",
    verb: openPayoutAccount,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, PayoutRefused, CannotPay] },
    resolve: (_root, { input: { payeeId, country, code } }, context, info) =>
      perform(context, info, openPayoutAccount, { payeeId: payeeId.id, country, code: code ?? "" }),
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
  async run(act, { payeeId }: { payeeId: string }) {
    const { owner } = await lockPayee(act, payeeId);
    return act.unchanged({ partyId: (await findParty(act.trx, owner)) ?? null });
  },
});

builder.relayMutationField(
  "refreshPayoutAccount",
  { inputFields: (t) => ({ payeeId: t.globalID({ for: Payee }) }) },
  {
    description: "Reads the payout account anew, for whoever just came back from the provider's page.",
    verb: look,
    authScopes: { signedIn: true },
    errors: { types: [NotFound, PayoutRefused, CannotPay] },
    resolve: async (_root, { input: { payeeId } }, context, info) => {
      const { partyId } = await perform(context, info, look, { payeeId: payeeId.id });
      const from = actingIn(context);
      if (partyId) await atProvider(from, (stripe) => syncAccount(from, stripe, partyId));
      return payeeId.id;
    },
  },
  { outputFields: (t) => ({ payee: t.field({ type: Payee, resolve: (id) => id }) }) },
);
