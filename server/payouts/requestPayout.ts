import { findOrMakeParty } from "../../db/ledger/parties.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { confirmIdentity } from "../accounts/secondFactor/confirmIdentity.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { holdPayout, PAYOUT_TAKEN } from "./holdPayout.ts";
import { lockPayee } from "./lockPayee.ts";
import { Payee } from "./Payee.ts";
import { Payout } from "./Payout.ts";
import { PayoutRefused } from "./refusals.ts";
import { amountIn } from "./setPayoutSchedule.ts";

interface Wish {
  payeeId: string;
  currency: string;
  amountMinor: string;
  password: string;
  minimumMinor: number;
  locale: string;
}

/** Who may not ask at all is told so before the password is looked at. */
const ask = verb("mayRequestPayout", {
  unaudited: "changes nothing",
  gate: "payoutAndSplits",
  asksProof: true,
  async run(act, { payeeId }: { payeeId: string }) {
    await lockPayee(act, payeeId);
    return act.unchanged({});
  },
});

/** The password again; who has none signed in a moment ago. */
async function judged({ password, ...wish }: Wish, from: ActContext): Promise<Omit<Wish, "password">> {
  await act(from, ask, wish);
  await confirmIdentity(from, password);
  return wish;
}

const requestPayout = preparedVerb("requestPayout", judged, {
  audit: "workspace.payoutRequest",
  gate: "payoutAndSplits",
  asksProof: true,
  taken: PAYOUT_TAKEN,
  async run(act, { payeeId, currency, amountMinor, minimumMinor, locale }) {
    const { owner, line } = await lockPayee(act, payeeId);
    const partyId = await findOrMakeParty(act.trx, owner, act.now);
    const minor = amountIn("amountMinor", amountMinor);
    const wish = { partyId, currency, minor, minimumMinor: BigInt(minimumMinor), locale };
    const { payoutId } = await holdPayout(act, wish);
    return act.done({ payoutId }, { ...line, after: { amountMinor, currency } });
  },
});

builder.relayMutationField(
  "requestPayout",
  {
    inputFields: (t) => ({
      payeeId: t.globalID({ for: Payee }),
      currency: t.string({ description: "ISO 4217." }),
      amountMinor: t.string({ description: "In minor units; not more than is available." }),
      password: t.string({ required: false, description: "Asked of everybody who has one." }),
    }),
  },
  {
    description: "Sends what is available to the bank account of the payee.",
    verb: requestPayout,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, PayoutRefused] },
    resolve: async (_root, { input: { payeeId, password, ...wish } }, context, info) => {
      const { payoutMinimumMinor: minimumMinor } = await context.services.platform.settings();
      const facts = {
        payeeId: payeeId.id,
        password: password ?? "",
        minimumMinor,
        locale: localeOf(context),
      };
      return (await perform(context, info, requestPayout, { ...wish, ...facts })).payoutId;
    },
  },
  {
    outputFields: (t) => ({
      payout: t.field({ type: Payout, resolve: (id) => id }),
    }),
  },
);
