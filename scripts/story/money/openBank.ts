import type { Database } from "../../../db/open.ts";
import { savePayoutTerms } from "../../../db/payouts/terms.ts";
import { nextPayoutAt } from "../../../domain/payouts/schedule.ts";
import { actingAs } from "../../../server/acting/actingIn.ts";
import { accountPage, makeAccount } from "../../../server/payouts/makeAccount.ts";
import type { Services } from "../../../server/services.ts";

const THRESHOLD_MINOR = 1000n;

interface Owner {
  party: string;
  email: string;
  fullName: string;
  country: string;
  bank: string;
}

/** Opens the payout account of a studio as its owner would: an account at our emulator, its page, a bank account, a schedule. */
export async function openBank(
  { db }: Database,
  services: Services,
  { party, email, fullName, country, bank }: Owner,
): Promise<string> {
  const stripe = await services.payments.stripe();
  const from = actingAs("cli", { db, services });
  const accountId = await makeAccount(from, stripe, { partyId: party, generation: 1, country, email });
  await savePayoutTerms(db, {
    ...{ partyId: party, schedule: "monthly", thresholdMinor: THRESHOLD_MINOR },
    dueAt: nextPayoutAt("monthly", from.now()),
  });
  const url = await accountPage(stripe, accountId, services.settings.publicUrl);
  const form = new URLSearchParams({ action: "save", name: fullName, bank });
  await services.payments.emulator!.fetch(new Request(url, { method: "POST", body: form }));
  return accountId;
}
