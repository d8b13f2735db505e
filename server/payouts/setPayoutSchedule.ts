import { findOrMakeParty } from "../../db/ledger/parties.ts";
import { findPayoutTerms, savePayoutTerms } from "../../db/payouts/terms.ts";
import { formatMoney } from "../../domain/money/formatMoney.ts";
import { nextPayoutAt, PAYOUT_SCHEDULES, type PayoutSchedule } from "../../domain/payouts/schedule.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { lockOwnStudio } from "./lockOwnStudio.ts";
import { PayoutRefused } from "./refusals.ts";

interface Wish {
  workspaceId: string;
  schedule: PayoutSchedule;
  thresholdMinor: string;
  minimum: number;
}

export const PayoutScheduleEnum = builder.enumType("PayoutSchedule", {
  description: "How often what is available is paid out by itself.",
  values: PAYOUT_SCHEDULES,
});

const setPayoutSchedule = verb("setPayoutSchedule", {
  audit: "workspace.payoutSchedule",
  gate: "payoutAndSplits",
  async run(act, { workspaceId, schedule, thresholdMinor, minimum }: Wish) {
    await lockOwnStudio(act, workspaceId);
    const threshold = amountIn("thresholdMinor", thresholdMinor);
    if (threshold < BigInt(minimum))
      throw new InvalidInput(
        problem("thresholdMinor", "payouts.thresholdTooLow", { minimum: formatMoney(minimum, "USD", "en") }),
      );
    const partyId = await findOrMakeParty(act.trx, { workspaceId }, act.now);
    const before = await findPayoutTerms(act.trx, partyId);
    if (before?.schedule === schedule && before.thresholdMinor === threshold)
      return act.unchanged({ workspaceId });
    const dueAt = nextPayoutAt(schedule, act.now);
    await savePayoutTerms(act.trx, { partyId, schedule, thresholdMinor: threshold, dueAt });
    const line = { id: workspaceId, workspaceId, before: { schedule: before?.schedule ?? "manual" } };
    return act.done({ workspaceId }, { ...line, after: { schedule, thresholdMinor } });
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
      workspaceId: t.globalID({ for: Workspace }),
      schedule: t.field({ type: PayoutScheduleEnum }),
      thresholdMinor: t.string({ description: "From how much on, in minor units." }),
    }),
  },
  {
    description: "How often what is available is paid out by itself, and from how much on.",
    verb: setPayoutSchedule,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, PayoutRefused] },
    resolve: async (_root, { input: { workspaceId, ...wish } }, context, info) => {
      const { payoutMinimumMinor: minimum } = await context.services.platform.settings();
      const asked = { workspaceId: workspaceId.id, minimum, ...wish };
      return (await perform(context, info, setPayoutSchedule, asked)).workspaceId;
    },
  },
  { outputFields: (t) => ({ workspace: t.field({ type: Workspace, resolve: (id) => id }) }) },
);
