import type Stripe from "stripe";
import {
  claimPayoutReading,
  findPayoutAccount,
  lockPayoutAccount,
  updatePayoutAccount,
} from "../../db/payouts/accounts.ts";
import { findPayoutParty } from "../../db/payouts/parties.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { verb } from "../acting/verb.ts";
import { bankChangedLetter } from "./letters.ts";
import { lineOf } from "./lineOf.ts";
import { bankOf, isGone } from "./provider.ts";

/** What the provider says of an account; null where it is gone. */
interface Reading {
  partyId: string;
  accountId: string;
  claim: number;
  account: {
    country: string;
    currency: string | null;
    isComplete: boolean;
    payoutsEnabled: boolean;
    requirements: string[];
    disabledReason: string | null;
    bankLast4: string | null;
    bankFingerprint: string | null;
  } | null;
}

const claim = verb("claimPayoutReading", {
  unaudited: "a number for a reading; what was read is the line of writePayoutAccount",
  async run(act, { partyId }: { partyId: string }) {
    return act.done({ claim: await claimPayoutReading(act.trx, partyId) });
  },
});

/** Writes what was read, unless somebody began reading later. Another bank account is told to the owner, and holds payouts. */
const write = verb("writePayoutAccount", {
  audit: "workspace.payoutAccount",
  async run(act, { partyId, accountId, claim, account }: Reading) {
    const { trx, now } = act;
    const before = await lockPayoutAccount(trx, partyId);
    if (!before || before.accountId !== accountId || before.reading !== claim) return act.unchanged({});
    const party = await findPayoutParty(trx, partyId);
    if (!account) {
      await updatePayoutAccount(trx, partyId, {
        ...{ accountId: null, payoutsEnabled: false, isComplete: false, requirements: [], bankLast4: null },
        disabledReason: "gone",
      });
      return act.done({}, lineOf(party, { payoutsEnabled: false }));
    }
    const isOther =
      before.bankFingerprint !== null &&
      account.bankFingerprint !== null &&
      before.bankFingerprint !== account.bankFingerprint;
    const change = {
      ...account,
      // What was known of an earlier bank account is kept to compare with.
      bankFingerprint: account.bankFingerprint ?? before.bankFingerprint,
      ...(isOther && { changedAt: now }),
    };
    if (isSame(before, change)) return act.unchanged({});
    await updatePayoutAccount(trx, partyId, change);
    if (isOther && party)
      act.enqueueMail({
        to: party.ownerEmail,
        ...bankChangedLetter(party, account.bankLast4 ?? "", act.publicUrl),
      });
    const { payoutsEnabled, bankLast4 } = account;
    const was = { payoutsEnabled: before.payoutsEnabled, bankLast4: before.bankLast4 };
    return act.done({}, { ...lineOf(party, { payoutsEnabled, bankLast4 }), before: was });
  },
});

/** Reads an account anew, whoever asks and however often, and writes what it is now. */
export async function syncAccount(from: ActContext, stripe: Stripe, partyId: string): Promise<void> {
  const known = await findPayoutAccount(from.db, partyId);
  if (!known?.accountId) return;
  const { accountId } = known;
  const claimed = await act(from, claim, { partyId });
  const account = await stripe.accounts
    .retrieve(accountId)
    .then(readingOf)
    .catch((error) => {
      if (!isGone(error)) throw error;
      return null;
    });
  await act(from, write, { partyId, accountId, ...claimed, account });
}

function readingOf(account: Stripe.Account): Reading["account"] {
  const bank = bankOf(account);
  return {
    country: account.country ?? "US",
    currency: account.default_currency?.toUpperCase() ?? null,
    isComplete: account.details_submitted,
    payoutsEnabled: account.payouts_enabled && account.capabilities?.transfers === "active",
    requirements: account.requirements?.currently_due ?? [],
    disabledReason: account.requirements?.disabled_reason ?? null,
    bankLast4: bank?.last4 ?? null,
    bankFingerprint: bank?.fingerprint ?? null,
  };
}

function isSame(before: object, after: object): boolean {
  const known = before as Record<string, unknown>;
  return Object.entries(after).every(
    ([name, value]) => JSON.stringify(known[name]) === JSON.stringify(value),
  );
}
