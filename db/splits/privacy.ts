import { type SqlBool, sql } from "kysely";
import type { Person } from "../privacy/Person.ts";
import { impersonal, ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { addressed, either, ofStudioBy, own, type Rows } from "../privacy/steps.ts";

/** Parties that are a person, also after `ledgerParty` forgot who it was. */
const theirParties = ({ userId, addresses, pseudonym }: Person) => sql`select id from "ledgerParty"
  where "userId" = ${userId}::uuid or lower(email) = any(${addresses}::text[]) or pseudonym = ${pseudonym}::uuid`;
const ofTheirParty: Rows = (person) => sql<SqlBool>`"partyId" in (${theirParties(person)})`;

/** Shares in the work of others that name them: by the address, by who signed, by whom the books owe it. */
const theirShares = either(
  addressed("email"),
  own("signedById"),
  (person) => sql<SqlBool>`(name <> '' and ${ofTheirParty(person)})`,
);
const ofTheirShares: Rows = (person) => sql<SqlBool>`"shareId" in (
  select id from "splitShare" where ${addressed("email")(person)} or ${ofTheirParty(person)})`;
const ofMySheets = ofStudioBy("sheetId", "splitSheet");

export const splitsTables = {
  splitSheet: ofMyStudio("finances"),
  splitShare: {
    onErasure: [
      { does: "delete", rows: ofMySheets, with: "workspace" },
      {
        does: "change",
        rows: theirShares,
        set: () => sql`name = '', email = null, "signedName" = null, "signedById" = null, reason = null`,
        because:
          "What a studio and others agreed on stays theirs, and what sales were shared out by; who it was does not.",
      },
    ],
    taken: { file: "finances", rows: either(ofMySheets, theirShares) },
  },
  splitLink: {
    onErasure: [{ does: "delete", rows: ofTheirShares }],
    taken: null,
  },
  splitUse: impersonal("Numbers about a sale and a sheet of a studio."),
  splitEarning: {
    onErasure: [
      {
        does: "nothing",
        because: "Numbers about a party. Who it was stands in ledgerParty alone, which forgets it.",
      },
    ],
    taken: { file: "finances", rows: ofTheirParty },
  },
} satisfies TablePlans;
