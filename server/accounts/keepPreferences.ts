import type { Transaction } from "kysely";
import { setPreferences } from "../../db/accounts/preferences.ts";
import { insertConsents } from "../../db/accounts/users.ts";
import type { DB } from "../../db/tables.generated.ts";
import { LEGAL_TEXT_VERSION } from "../../domain/accounts/legal.ts";
import type { Preferences } from "../../domain/accounts/preferences.ts";

/** Keeps what a person chose. A change of the marketing consent is also written down as a consent, with its wording. */
export async function keepPreferences(
  trx: Transaction<DB>,
  userId: string,
  change: Partial<Preferences>,
  at: Date,
): Promise<void> {
  await setPreferences(trx, userId, change, at);
  const { marketingConsent: given } = change;
  if (given !== undefined)
    await insertConsents(trx, [{ userId, kind: "marketing", given, at, textVersion: LEGAL_TEXT_VERSION }]);
}
