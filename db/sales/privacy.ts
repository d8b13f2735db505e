import { type SqlBool, sql } from "kysely";
import type { Person } from "../privacy/Person.ts";
import { impersonal, type TablePlans } from "../privacy/plans.ts";
import { addressed, either, ofStudio, own, type Rows } from "../privacy/steps.ts";

const TAX_LAW = "Tax law asks for what was paid, when and for what.";

/** What they bought, with an account or with an address of theirs. */
const bought = either(own("buyerId"), addressed("buyerEmail"));
const theirSales = (person: Person) => sql`select id from sale where ${bought(person)}`;
const ofTheirs: Rows = (person) => sql<SqlBool>`"saleId" in (${theirSales(person)})`;
/** What studios of theirs sold. */
const sold = ofStudio();

export const salesTables = {
  sale: {
    onErasure: [
      {
        does: "change",
        rows: bought,
        set: ({ pseudonym }) =>
          sql`"buyerId" = null, "buyerEmail" = null, locale = null, pseudonym = ${pseudonym}::uuid`,
        because: TAX_LAW,
      },
    ],
    taken: { file: "purchases", rows: bought, without: ["pseudonym", "readings"] },
  },
  saleLine: {
    onErasure: [
      {
        does: "change",
        rows: sold,
        set: () => sql`"workspaceId" = null, title = ''`,
        because: `${TAX_LAW} Who sold it stands in ledgerParty alone, which forgets it; what they called their work goes with them.`,
      },
    ],
    taken: { file: "purchases", rows: either(ofTheirs, sold), without: ["shares", "recoups"] },
  },
  saleRefund: {
    onErasure: [
      { does: "change", rows: own("askedById"), set: () => sql`"askedById" = null`, because: TAX_LAW },
    ],
    taken: { file: "purchases", rows: either(ofTheirs, own("askedById")) },
  },
  saleDispute: {
    onErasure: [{ does: "nothing", because: "Numbers about a sale, which forgets who bought." }],
    taken: { file: "purchases", rows: ofTheirs },
  },
  paymentDifference: impersonal("Amounts and ids of the payment provider."),
} satisfies TablePlans;
