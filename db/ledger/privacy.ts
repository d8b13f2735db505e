import { type SqlBool, sql } from "kysely";
import type { Person } from "../privacy/Person.ts";
import type { TablePlans } from "../privacy/plans.ts";
import { addressed, either, ofStudio, own } from "../privacy/steps.ts";

const THE_BOOKS_STAY = "Numbers about a party. Who it was stands in ledgerParty alone, which forgets it.";

/** What names a person or a studio of theirs. */
const isTheirs = either(own("userId"), ofStudio(), addressed("email"));
const theirAccounts = (person: Person) =>
  sql`select id from "ledgerAccount" where "partyId" in (select id from "ledgerParty" where ${isTheirs(person)})`;

export const ledgerTables = {
  ledgerParty: {
    onErasure: [
      {
        does: "change",
        rows: isTheirs,
        set: ({ pseudonym }) =>
          sql`"userId" = null, "workspaceId" = null, email = null, pseudonym = ${pseudonym}::uuid`,
        because:
          "Tax law asks for the books; what was owed stays together under a name that leads to nobody.",
      },
    ],
    taken: { file: "finances", rows: isTheirs, without: ["pseudonym"] },
  },
  ledgerAccount: {
    onErasure: [{ does: "nothing", because: THE_BOOKS_STAY }],
    taken: { file: "finances", rows: (person) => sql<SqlBool>`id in (${theirAccounts(person)})` },
  },
  ledgerEntry: {
    onErasure: [{ does: "nothing", because: THE_BOOKS_STAY }],
    taken: { file: "finances", rows: (person) => sql<SqlBool>`"accountId" in (${theirAccounts(person)})` },
  },
  ledgerTransaction: {
    onErasure: [{ does: "nothing", because: THE_BOOKS_STAY }],
    taken: {
      file: "finances",
      rows: (person) => sql<SqlBool>`id in (
        select "transactionId" from "ledgerEntry" where "accountId" in (${theirAccounts(person)}))`,
      without: ["content"],
    },
  },
} satisfies TablePlans;
