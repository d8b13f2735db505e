import { type Kysely, sql } from "kysely";
import { minorText } from "../ledger/minorUnits.ts";
import type { DB } from "../tables.generated.ts";
import type { DisputeState } from "./disputes.ts";

/** A dispute with what the bank is told about it: who bought what, and when. */
export interface DisputeCase {
  id: string;
  /** Null: it is about a plan. */
  saleId: string | null;
  /** The subscription that it is about, and its price; null: it is about a sale. */
  subscriptionId: string | null;
  priceKey: string | null;
  state: DisputeState;
  reason: string;
  openedAt: Date;
  closedAt: Date | null;
  evidenceUntil: Date | null;
  currency: string;
  minor: bigint;
  feeMinor: bigint;
  paidAt: Date | null;
  country: string;
  buyerEmail: string | null;
  titles: string[];
}

/** As both kinds are read, in one order of columns. */
type Row = Omit<DisputeCase, "minor" | "feeMinor" | "titles"> & {
  amount: string;
  fee: string;
  titles: string[] | null;
};

/** Of all studios, and of plans: those that wait for us first, by the day until which the bank hears us, then the newest. */
export function listDisputeCases(db: Kysely<DB>, limit: number): Promise<DisputeCase[]> {
  return read(
    cases(db)
      .orderBy(sql`state <> 'open'`)
      .orderBy(sql`case when state = 'open' then "evidenceUntil" end`)
      .orderBy("openedAt", "desc")
      .orderBy("id")
      .limit(limit),
  );
}

export async function findDisputeCase(db: Kysely<DB>, id: string): Promise<DisputeCase | undefined> {
  return (await read(cases(db).where("id", "=", id)))[0];
}

function cases(db: Kysely<DB>) {
  return db.selectFrom(ofSales(db).unionAll(ofPlans(db)).as("dispute")).selectAll();
}

function ofSales(db: Kysely<DB>) {
  return db
    .selectFrom("saleDispute")
    .innerJoin("sale", "sale.id", "saleDispute.saleId")
    .leftJoin("user as buyer", "buyer.id", "sale.buyerId")
    .select(["saleDispute.id", "saleDispute.reason", "saleDispute.openedAt"])
    .select(["saleDispute.closedAt", "saleDispute.evidenceUntil", "saleDispute.state"])
    .select(["sale.currency", "sale.paidAt", "sale.country"])
    .select((eb) => eb.fn.coalesce("sale.buyerEmail", "buyer.email").as("buyerEmail"))
    .select([minorText("saleDispute.minor").as("amount"), minorText("saleDispute.feeMinor").as("fee")])
    .select((eb) =>
      eb
        .selectFrom("saleLine")
        .whereRef("saleLine.saleId", "=", "saleDispute.saleId")
        .select(sql<string[]>`array_agg("saleLine".title order by "saleLine".position)`.as("titles"))
        .as("titles"),
    )
    .select(["saleDispute.saleId", sql`null::text`.as("subscriptionId"), sql`null::text`.as("priceKey")])
    .$castTo<Row>();
}

function ofPlans(db: Kysely<DB>) {
  return db
    .selectFrom("planDispute")
    .innerJoin("planInvoice", "planInvoice.id", "planDispute.invoiceId")
    .leftJoin("user as buyer", "buyer.id", "planInvoice.userId")
    .select(["planDispute.id", "planDispute.reason", "planDispute.openedAt"])
    .select(["planDispute.closedAt", "planDispute.evidenceUntil", "planDispute.state"])
    .select(["planInvoice.currency", "planInvoice.paidAt", "planInvoice.country"])
    .select("buyer.email as buyerEmail")
    .select([minorText("planDispute.minor").as("amount"), minorText("planDispute.feeMinor").as("fee")])
    .select([sql`null::text[]`.as("titles"), sql`null::uuid`.as("saleId")])
    .select(["planInvoice.subscriptionId", "planInvoice.priceKey"])
    .$castTo<Row>();
}

async function read(query: ReturnType<typeof cases>): Promise<DisputeCase[]> {
  const rows = await query.execute();
  return rows.map(({ amount, fee, titles, ...row }) => ({
    ...{ ...row, titles: titles ?? [] },
    ...{ minor: BigInt(amount), feeMinor: BigInt(fee) },
  }));
}
