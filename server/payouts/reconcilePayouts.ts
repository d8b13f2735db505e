import { findPartyBalances } from "../../db/ledger/balances.ts";
import { findPayoutParty } from "../../db/payouts/parties.ts";
import { listArrivedPayouts, listStandingPayouts } from "../../db/payouts/payouts.ts";
import { findPayoutTerms, listDueParties, savePayoutTerms } from "../../db/payouts/terms.ts";
import { DAY_MS, HOUR_MS } from "../../domain/duration.ts";
import { nextPayoutAt } from "../../domain/payouts/schedule.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { eachDue } from "../eachDue.ts";
import { UserError } from "../graphql/errors.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { holdPayout, PAYOUT_TAKEN } from "./holdPayout.ts";
import { lineOf } from "./lineOf.ts";
import { sendPayout } from "./sendPayout.ts";
import { touchPayout } from "./settlePayout.ts";

const STANDS_STILL_MS = 6 * HOUR_MS;
const AT_ONCE = 200;
/** As long as a bank may still give back what it had taken, and some days more. */
const COMES_BACK_MS = 10 * DAY_MS;

/** Looks after payouts of which nothing was heard for hours: what was told of them may have been lost on the way. */
export async function reconcilePayouts(context: JobContext, now = new Date()): Promise<void> {
  if (context.services.payments.mode === "off") return;
  const from = actingAs("tend-payouts", context, () => now);
  const before = new Date(now.getTime() - STANDS_STILL_MS);
  await eachDue(
    "payout-stands-still",
    (after) => listStandingPayouts(context.db, before, { limit: AT_ONCE, after }),
    async (id) => {
      await sendPayout(from, id);
      await act(from, touchPayout, { id });
    },
  );
}

/** Asks once a day about payouts that arrived lately: that a bank gave one back may have been lost on the way, and no other event says it. */
export async function checkArrivedPayouts(context: JobContext, now = new Date()): Promise<void> {
  if (context.services.payments.mode === "off") return;
  const from = actingAs("check-arrived-payouts", context, () => now);
  const since = new Date(now.getTime() - COMES_BACK_MS);
  let after: string | null = null;
  do {
    const ids: string[] = await listArrivedPayouts(context.db, since, after, AT_ONCE);
    for (const id of ids)
      try {
        await sendPayout(from, id);
      } catch (error) {
        log.error("arrived-payout-not-checked", { payoutId: id, error });
      }
    after = ids.at(-1) ?? null;
  } while (after);
}

const payOne = verb("payOutOnSchedule", {
  audit: "workspace.payoutRequest",
  may: isSystem,
  taken: PAYOUT_TAKEN,
  async run(act, { partyId, currency, minimum }: { partyId: string; currency: string; minimum: string }) {
    const wish = { partyId, currency, minor: null, minimumMinor: BigInt(minimum), locale: "en" };
    const { payoutId, minor } = await holdPayout(act, wish);
    const party = await findPayoutParty(act.trx, partyId);
    return act.done({ payoutId }, lineOf(party, { amountMinor: String(minor), currency }));
  },
});

const turnOver = verb("turnPayoutSchedule", {
  unaudited: "Time passes; the payouts are lines of their own.",
  may: isSystem,
  async run(act, { partyId }: { partyId: string }) {
    const terms = await findPayoutTerms(act.trx, partyId);
    if (!terms?.dueAt || terms.dueAt > act.now) return act.unchanged({});
    const { schedule, thresholdMinor } = terms;
    await savePayoutTerms(act.trx, {
      partyId,
      schedule,
      thresholdMinor,
      dueAt: nextPayoutAt(schedule, act.now),
    });
    return act.done({});
  },
});

/** Pays out what is due by the schedules. What is refused now is looked at again with the next turn, what failed by accident an hour later. */
export async function payOutOnSchedule(context: JobContext, now = new Date()): Promise<void> {
  if (context.services.payments.mode === "off") return;
  const from = actingAs("pay-out-on-schedule", context, () => now);
  const { payoutMinimumMinor } = await context.services.platform.settings();
  await eachDue(
    "payout-not-made",
    (after) => listDueParties(context.db, now, { limit: AT_ONCE, after }),
    (partyId) => payParty(from, partyId, BigInt(payoutMinimumMinor)),
  );
}

async function payParty(from: ActContext, partyId: string, least: bigint): Promise<void> {
  const { thresholdMinor } = (await findPayoutTerms(from.db, partyId))!;
  const minimum = thresholdMinor > least ? thresholdMinor : least;
  for (const { currency, available } of await findPartyBalances(from.db, partyId))
    if (available >= minimum)
      try {
        await act(from, payOne, { partyId, currency, minimum: String(minimum) });
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        log.info("payout-not-due", { partyId, why: error.code });
      }
  await act(from, turnOver, { partyId });
}
