import { type SqlBool, sql } from "kysely";
import type { Person } from "../privacy/Person.ts";
import type { TablePlans } from "../privacy/plans.ts";

const THE_BOOKS_STAY = "Numbers about a party. Who it was stands in ledgerParty alone, which forgets it.";

/** Also after `ledgerParty` forgot who it was. */
const ofTheirParty = ({ userId, studioIds, pseudonym }: Person) => sql<SqlBool>`"partyId" in (
  select id from "ledgerParty" where "userId" = ${userId}::uuid
    or "workspaceId" = any(${studioIds}::uuid[]) or pseudonym = ${pseudonym}::uuid)`;

export const payoutsTables = {
  payout: {
    onErasure: [{ does: "nothing", because: THE_BOOKS_STAY }],
    taken: { file: "finances", rows: ofTheirParty },
  },
  payoutAccount: {
    onErasure: [{ does: "delete", rows: ofTheirParty }],
    taken: { file: "finances", rows: ofTheirParty, without: ["bankFingerprint"] },
  },
  payoutTerms: {
    onErasure: [{ does: "delete", rows: ofTheirParty }],
    taken: { file: "finances", rows: ofTheirParty },
  },
} satisfies TablePlans;
