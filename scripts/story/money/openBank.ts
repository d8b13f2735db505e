import type { Database } from "../../../db/open.ts";
import { keepPayoutAccount } from "../../../db/payouts/accounts.ts";
import { savePayoutTerms } from "../../../db/payouts/terms.ts";
import { nextPayoutAt } from "../../../domain/payouts/schedule.ts";
import type { Services } from "../../../server/services.ts";

const THRESHOLD_MINOR = 1000n;

interface Owner {
  party: string;
  email: string;
  fullName: string;
}

/** Opens the payout account of a studio as its owner would: an account at our emulator, its page, a bank account, a schedule. */
export async function openBank(
  { db }: Database,
  { payments, settings }: Services,
  { party, email, fullName }: Owner,
): Promise<string> {
  const stripe = await payments.stripe();
  const { id: accountId } = await stripe.accounts.create(
    {
      ...{ country: "US", email, metadata: { party } },
      capabilities: { transfers: { requested: true } },
      settings: { payouts: { schedule: { interval: "manual" } } },
    },
    { idempotencyKey: `story:bank:${party}` },
  );
  const now = new Date();
  // Known before anything is told of it.
  await keepPayoutAccount(db, {
    ...{ partyId: party, accountId, generation: 1, country: "US", currency: null, isComplete: false },
    ...{ payoutsEnabled: false, requirements: [], disabledReason: null, bankLast4: null, changedAt: null },
    ...{ reading: 0, createdAt: now },
  });
  await savePayoutTerms(db, {
    ...{ partyId: party, schedule: "monthly", thresholdMinor: THRESHOLD_MINOR },
    dueAt: nextPayoutAt("monthly", now),
  });
  const { url } = await stripe.accountLinks.create({
    ...{ account: accountId, type: "account_onboarding" },
    ...{ return_url: settings.publicUrl, refresh_url: settings.publicUrl },
  });
  const form = new URLSearchParams({ action: "save", name: fullName, bank: "000123456789" });
  await payments.emulator!.fetch(new Request(url, { method: "POST", body: form }));
  return accountId;
}
