import { newId } from "../../db/ids.ts";
import { holdAvailable } from "../../db/ledger/balances.ts";
import { findPayoutAccount } from "../../db/payouts/accounts.ts";
import { findOpenPayout, insertPayout } from "../../db/payouts/payouts.ts";
import { findPayoutTerms } from "../../db/payouts/terms.ts";
import { payoutPending } from "../../domain/ledger/payoutPostings.ts";
import { heldUntil, payoutProblem } from "../../domain/payouts/rules.ts";
import { onField, type Text, text } from "../../domain/words/refusal.ts";
import type { Act } from "../acting/verb.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { post } from "../ledger/post.ts";
import { PayoutRefused } from "./refusals.ts";

interface Wish {
  partyId: string;
  currency: string;
  /** Null: all that is available. */
  minor: bigint | null;
  minimumMinor: bigint;
  locale: string;
}

/** A second one at the same moment meets this index. */
export const PAYOUT_TAKEN = { payout_open: () => new PayoutRefused(text("payouts.underWay")) };

/**
 * Puts money on its way, in the books and as a payout, in one act; a job brings it to the bank afterwards. Refused where anything
 * stands in the way: then nothing is written.
 */
export async function holdPayout(
  act: Act,
  { partyId, currency, minor, minimumMinor, locale }: Wish,
): Promise<{ payoutId: string; minor: bigint }> {
  const { trx, now } = act;
  const available = await holdAvailable(trx, partyId, currency);
  const wanted = minor ?? available;
  const wrong = payoutProblem({ minor: wanted, availableMinor: available, minimumMinor, currency }, locale);
  const found = onField("amountMinor", wrong);
  if (found) throw new InvalidInput(found);
  const account = await findPayoutAccount(trx, partyId);
  const obstacle = await obstacleTo(act, partyId, currency);
  if (obstacle) throw new PayoutRefused(obstacle);
  const payout = { id: newId(), partyId, currency, minor: wanted, accountId: account!.accountId! };
  await post(act, payoutPending({ ...payout, party: partyId }));
  await insertPayout(trx, { ...payout, createdAt: now });
  act.enqueue("send-payout", { payoutId: payout.id });
  return { payoutId: payout.id, minor: wanted };
}

async function obstacleTo({ trx, now }: Act, partyId: string, currency: string): Promise<Text | null> {
  const account = await findPayoutAccount(trx, partyId);
  if (!account?.accountId || !account.payoutsEnabled) return text("payouts.notReady");
  const terms = await findPayoutTerms(trx, partyId);
  if (terms?.frozenAt) return text("payouts.frozen");
  const until = heldUntil(account.changedAt, now);
  if (until) return text("payouts.bankChanged", { at: until.toISOString() });
  return (await findOpenPayout(trx, partyId, currency)) ? text("payouts.underWay") : null;
}
