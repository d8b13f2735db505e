import { type Kysely, sql } from "kysely";
import { payable } from "../../domain/ledger/accounts.ts";
import type { DB } from "../tables.generated.ts";
import type { AccountEntry } from "./entries.ts";
import { minorText } from "./minorUnits.ts";

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

/** Nobody writes for that long: a line whose place is before another's was begun at most so much later. */
const OVERLAP_MS = 3_600_000;

/**
 * The place of the first line that was written at that moment or after it. Places and times are in one order but for acts that ran at
 * once, so the place is found by halves, and the last stretch is gone through.
 */
async function placeAt(db: Kysely<DB>, accountId: string, entries: number, at: Date): Promise<number> {
  const earlier = at.getTime() - OVERLAP_MS;
  let [low, high] = [1, entries + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { postedAt } = await entriesOf(db, accountId)
      .where("position", "=", middle)
      .select("postedAt")
      .executeTakeFirstOrThrow();
    if (postedAt.getTime() >= earlier) high = middle;
    else low = middle + 1;
  }
  const found = await entriesOf(db, accountId)
    .where("position", ">=", low)
    .where("postedAt", ">=", at)
    .select("position")
    .orderBy("position")
    .limit(sql.lit(1))
    .executeTakeFirst();
  return found?.position ?? entries + 1;
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
    .select(["position", "kind", "key", "saleId", "postedAt"])
    .select([minorText("amount").as("minor"), minorText("balance").as("balanceMinor")])
    .orderBy("position")
    .execute();
  return rows.map(({ minor, balanceMinor, ...row }) => ({
    ...row,
    minor: BigInt(minor),
    balanceMinor: BigInt(balanceMinor),
  }));
}

const entriesOf = (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerTransaction", "ledgerTransaction.id", "ledgerEntry.transactionId")
    .where("accountId", "=", accountId);
