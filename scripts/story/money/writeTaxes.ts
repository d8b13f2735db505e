import type { Transaction } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";
import { insertAccountantLink } from "../../../db/taxes/accountantLinks.ts";
import { saveTaxProfile } from "../../../db/taxes/profiles.ts";
import { DAY_MS } from "../../../domain/duration.ts";
import type { TaxProfile } from "../../../domain/taxes/profile.ts";
import { hashOfToken } from "../../../server/accounts/tokens.ts";
import { linkToken } from "../../../server/links/newLink.ts";
import type { Signer } from "../../../server/signing.ts";
import { personId, storyId } from "../storyId.ts";
import type { Earner } from "./bookPast.ts";

const PROFILE: TaxProfile = {
  ...{ kind: "company", legalName: "Indee Label, Lda.", country: "PT", birthDate: null },
  address: "Rua da Bica de Duarte Belo 14, 1200-054 Lisboa",
  ...{ taxId: "509442757", vatRegistered: true, vatId: "PT509442757", usForm: "w8benE" },
};

/** To whom the label gave its taxes: one link is open, one it ended before its time. */
const LINKS = [
  { name: "Rui Tavares, accountant", madeDaysAgo: 12, openDays: 90, openedDaysAgo: 3, endedDaysAgo: null },
  { name: "Marta Leal, auditor", madeDaysAgo: 41, openDays: 30, openedDaysAgo: 38, endedDaysAgo: 33 },
] as const;

/** Who answers for the taxes of a studio, and whom it let read them. */
export async function writeTaxes(
  trx: Transaction<DB>,
  signer: Signer,
  { workspaceId, owner }: Earner,
  now: Date,
): Promise<void> {
  await saveTaxProfile(trx, workspaceId, { ...PROFILE, version: 1 }, daysBefore(now, 41));
  const years = [now.getUTCFullYear(), now.getUTCFullYear() - 1];
  for (const { name, madeDaysAgo, openDays, openedDaysAgo, endedDaysAgo } of LINKS) {
    const createdAt = daysBefore(now, madeDaysAgo);
    const id = storyId(`accountant link of ${name}`, createdAt);
    await insertAccountantLink(trx, {
      ...{ id, workspaceId, tokenHash: hashOfToken(linkToken(signer, "accountant-link", id)), name, years },
      ...{ createdBy: personId(owner.name), createdAt, expiresAt: daysBefore(createdAt, -openDays) },
      lastOpenedAt: daysBefore(now, openedDaysAgo),
      endedAt: endedDaysAgo === null ? null : daysBefore(now, endedDaysAgo),
    });
  }
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS);
}
