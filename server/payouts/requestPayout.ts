import { findSession } from "../../db/accounts/sessions.ts";
import { findOrMakeParty } from "../../db/ledger/parties.ts";
import { FRESH_SIGN_IN_MINUTES } from "../../domain/payouts/rules.ts";
import { problem } from "../../domain/words/refusal.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { judgePassword } from "../accounts/passwords.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { atScreen } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { holdPayout, PAYOUT_TAKEN } from "./holdPayout.ts";
import { lockOwnStudio } from "./lockOwnStudio.ts";
import { Payout } from "./Payout.ts";
import { PayoutRefused, SignInAgain } from "./refusals.ts";
import { amountIn } from "./setPayoutSchedule.ts";

interface Wish {
  workspaceId: string;
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
  async run(act, { workspaceId }: { workspaceId: string }) {
    await lockOwnStudio(act, workspaceId);
    return act.unchanged({});
  },
});

/** The password again; who has none signed in a moment ago. */
async function judged({ password, ...wish }: Wish, from: ActContext): Promise<Omit<Wish, "password">> {
  await act(from, ask, wish);
  const session = atScreen(from.actor);
  const verdict = await judgePassword(from, session, password);
  if (verdict === "tooMany") throw new InvalidInput(problem("password", "general.tooManyAttempts"));
  if (verdict === "wrong") throw new InvalidInput(problem("password", "accounts.passwordWrong"));
  if (verdict === "right") return wish;
  const began = (await findSession(from.db, session.sessionId))?.createdAt;
  const oldest = from.now().getTime() - FRESH_SIGN_IN_MINUTES * 60_000;
  if (!began || began.getTime() < oldest) throw new SignInAgain();
  return wish;
}

const requestPayout = preparedVerb("requestPayout", judged, {
  audit: "workspace.payoutRequest",
  gate: "payoutAndSplits",
  asksProof: true,
  taken: PAYOUT_TAKEN,
  async run(act, { workspaceId, currency, amountMinor, minimumMinor, locale }) {
    await lockOwnStudio(act, workspaceId);
    const partyId = await findOrMakeParty(act.trx, { workspaceId }, act.now);
    const minor = amountIn("amountMinor", amountMinor);
    const wish = { partyId, currency, minor, minimumMinor: BigInt(minimumMinor), locale };
    const { payoutId } = await holdPayout(act, wish);
    return act.done({ payoutId }, { id: workspaceId, workspaceId, after: { amountMinor, currency } });
  },
});

builder.relayMutationField(
  "requestPayout",
  {
    inputFields: (t) => ({
      workspaceId: t.globalID({ for: Workspace }),
      currency: t.string({ description: "ISO 4217." }),
      amountMinor: t.string({ description: "In minor units; not more than is available." }),
      password: t.string({ required: false, description: "Asked of everybody who has one." }),
    }),
  },
  {
    description: "Sends what is available to the bank account of the studio's owner.",
    verb: requestPayout,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, PayoutRefused, SignInAgain] },
    resolve: async (_root, { input: { workspaceId, password, ...wish } }, context, info) => {
      const { payoutMinimumMinor: minimumMinor } = await context.services.platform.settings();
      const facts = {
        workspaceId: workspaceId.id,
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
