import { findOrMakeParty } from "../../db/ledger/parties.ts";
import { findPayoutTerms, savePayoutTerms } from "../../db/payouts/terms.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { nextPayoutAt, type PayoutSchedule } from "../../domain/payouts/schedule.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { lockPayee } from "./lockPayee.ts";
import { Payee } from "./Payee.ts";
import { PayoutScheduleEnum } from "./PayoutSchedule.ts";
import { PayoutRefused } from "./refusals.ts";

interface Wish {
  payeeId: string;
  schedule: PayoutSchedule;
  thresholdMinor: string;
  minimum: number;
}

const setPayoutSchedule = verb("setPayoutSchedule", {
  audit: "workspace.payoutSchedule",
  gate: "payoutAndSplits",
  async run(act, { payeeId, schedule, thresholdMinor, minimum }: Wish) {
    const { owner, line } = await lockPayee(act, payeeId);
    const threshold = amountIn("thresholdMinor", thresholdMinor);
    if (threshold < BigInt(minimum))
      throw new InvalidInput(
        problem("thresholdMinor", "payouts.thresholdTooLow", { minimum: formatMoney(minimum, "USD", "en") }),
      );
    const partyId = await findOrMakeParty(act.trx, owner, act.now);
    const before = await findPayoutTerms(act.trx, partyId);
    if (before?.schedule === schedule && before.thresholdMinor === threshold)
      return act.unchanged({ payeeId });
    const dueAt = nextPayoutAt(schedule, act.now);
    await savePayoutTerms(act.trx, { partyId, schedule, thresholdMinor: threshold, dueAt });
    const was = { schedule: before?.schedule ?? "manual" };
    return act.done({ payeeId }, { ...line, before: was, after: { schedule, thresholdMinor } });
  },
});

/** An amount of minor units as somebody sent it: digits. */
export function amountIn(field: string, written: string): bigint {
  if (!/^\d{1,15}$/.test(written)) throw new InvalidInput(problem(field, "payouts.amountWrong"));
  return BigInt(written);
}

builder.relayMutationField(
  "setPayoutSchedule",
  {
    inputFields: (t) => ({
      payeeId: t.globalID({ for: Payee }),
      schedule: t.field({ type: PayoutScheduleEnum }),
      thresholdMinor: t.string({ description: "From how much on, in minor units." }),
    }),
  },
  {
    description: "How often what is available is paid out by itself, and from how much on.",
    verb: setPayoutSchedule,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, PayoutRefused] },
    resolve: async (_root, { input: { payeeId, ...wish } }, context, info) => {
      const { payoutMinimumMinor: minimum } = await context.services.platform.settings();
      const asked = { payeeId: payeeId.id, minimum, ...wish };
      return (await perform(context, info, setPayoutSchedule, asked)).payeeId;
    },
  },
  { outputFields: (t) => ({ payee: t.field({ type: Payee, resolve: (id) => id }) }) },
);
