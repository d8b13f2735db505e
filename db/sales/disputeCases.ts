import { type Kysely, sql } from "kysely";
import { minorText } from "../ledger/minorUnits.ts";
import type { DB } from "../tables.generated.ts";
import type { DisputeState } from "./disputes.ts";

/** A dispute with what the bank is told about it: who bought what, and when. */
export interface DisputeCase {
  id: string;
  saleId: string;
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

/** Of all studios: those that wait for us first, by the day until which the bank hears us, then the newest. */
export function listDisputeCases(db: Kysely<DB>, limit: number): Promise<DisputeCase[]> {
  return read(
    cases(db)
      .orderBy(sql`"saleDispute".state <> 'open'`)
      .orderBy(sql`case when "saleDispute".state = 'open' then "saleDispute"."evidenceUntil" end`)
      .orderBy("saleDispute.openedAt", "desc")
      .orderBy("saleDispute.id")
      .limit(limit),
  );
}

export async function findDisputeCase(db: Kysely<DB>, id: string): Promise<DisputeCase | undefined> {
  return (await read(cases(db).where("saleDispute.id", "=", id)))[0];
}

function cases(db: Kysely<DB>) {
  return db
    .selectFrom("saleDispute")
    .innerJoin("sale", "sale.id", "saleDispute.saleId")
    .leftJoin("user as buyer", "buyer.id", "sale.buyerId")
    .select(["saleDispute.id", "saleDispute.saleId", "saleDispute.reason", "saleDispute.openedAt"])
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
    );
}

async function read(query: ReturnType<typeof cases>): Promise<DisputeCase[]> {
  const rows = await query.execute();
  return rows.map(({ amount, fee, titles, state, ...row }) => ({
    ...row,
    state: state as DisputeState,
    minor: BigInt(amount),
    feeMinor: BigInt(fee),
    titles: titles ?? [],
  }));
}
