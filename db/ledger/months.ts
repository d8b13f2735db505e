import { type Kysely, sql } from "kysely";
import { payable } from "../../domain/ledger/accounts.ts";
import type { DB } from "../tables.generated.ts";
import type { AccountEntry } from "./entries.ts";
import { minorText } from "./minorUnits.ts";
import { entriesOf, placeAt } from "./places.ts";

/** An account of a party between two moments, in minor units: + debit, − credit. Its lines lead from the first balance to the last. */
export interface AccountSpan {
  state: "held" | "available";
  currency: string;
  openingMinor: bigint;
  lines: readonly AccountEntry[];
  closingMinor: bigint;
}

/** When the first line of a party was written; null before that. */
export async function findFirstPosting(db: Kysely<DB>, partyId: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom("ledgerAccount")
    .innerJoin("ledgerEntry", "ledgerEntry.accountId", "ledgerAccount.id")
    .innerJoin("ledgerTransaction", "ledgerTransaction.id", "ledgerEntry.transactionId")
    .where("partyId", "=", partyId)
    .where("position", "=", sql.lit(1))
    .select((eb) => eb.fn.min("postedAt").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}

/**
 * What was held for a party and available to it from one moment until before another, for each currency. Spans that follow each other
 * share nothing and leave nothing out.
 */
export async function listAccountSpans(
  db: Kysely<DB>,
  partyId: string,
  from: Date,
  until: Date,
): Promise<AccountSpan[]> {
  const accounts = await db
    .selectFrom("ledgerAccount")
    .select(["id", "name", "currency", "entries"])
    .where("partyId", "=", partyId)
    .where("name", "in", [payable(partyId, "held"), payable(partyId, "available")])
    .orderBy("currency")
    .orderBy("name")
    .execute();
  const spans: AccountSpan[] = [];
  for (const { id, name, currency, entries } of accounts) {
    const first = await placeAt(db, id, entries, from);
    const end = await placeAt(db, id, entries, until);
    const openingMinor = await balanceAt(db, id, first - 1);
    const lines = await linesOf(db, id, first, end);
    spans.push({
      ...{ state: name.endsWith(":held") ? "held" : "available", currency, openingMinor, lines },
      closingMinor: lines.at(-1)?.balanceMinor ?? openingMinor,
    });
  }
  return spans;
}

async function balanceAt(db: Kysely<DB>, accountId: string, position: number): Promise<bigint> {
  const row = await entriesOf(db, accountId)
    .where("position", "=", position)
    .select(minorText("balance").as("balance"))
    .executeTakeFirst();
  return BigInt(row?.balance ?? 0);
}

async function linesOf(
  db: Kysely<DB>,
  accountId: string,
  first: number,
  end: number,
): Promise<AccountEntry[]> {
  const rows = await entriesOf(db, accountId)
    .where("position", ">=", first)
    .where("position", "<", end)
    .select(["position", "ledgerEntry.kind", "key", "saleId", "postedAt"])
    .select([minorText("amount").as("minor"), minorText("balance").as("balanceMinor")])
    .orderBy("position")
    .execute();
  return rows.map(({ minor, balanceMinor, ...row }) => ({
    ...row,
    minor: BigInt(minor),
    balanceMinor: BigInt(balanceMinor),
  }));
}
