import { type Kysely, sql } from "kysely";
import type { Account } from "../../domain/ledger/accounts.ts";
import { type KeysetPage, MalformedCursor } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";
import { minorText } from "./minorUnits.ts";

/** A line of an account, and what the account came to with it, in minor units: + debit, − credit. */
export interface AccountEntry {
  position: number;
  minor: bigint;
  balanceMinor: bigint;
  kind: string;
  key: string;
  saleId: string | null;
  postedAt: Date;
}

/**
 * A page of a party's account, newest first. The balance beside each line was written with it, so it is exact on every page, and a
 * page in the middle costs what the first does. Accounts that everybody meets at are kept in strands, each with its own balances.
 */
export async function listEntries(
  db: Kysely<DB>,
  account: Account,
  currency: string,
  { limit, after, before, inverted = false }: KeysetPage,
): Promise<AccountEntry[]> {
  const found = await db
    .selectFrom("ledgerAccount")
    .select("id")
    .where("name", "=", account)
    .where("currency", "=", currency)
    .where("strand", "=", 0)
    .executeTakeFirst();
  if (!found) return [];
  let page = db
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerTransaction", "ledgerTransaction.id", "ledgerEntry.transactionId")
    .where("accountId", "=", found.id)
    .select(["position", "kind", "key", "saleId", "postedAt"])
    .select([minorText("amount").as("minor"), minorText("balance").as("balanceMinor")])
    .orderBy("position", inverted ? "asc" : "desc")
    .limit(sql.lit(limit));
  if (after) page = page.where("position", "<", placeOf(after));
  if (before) page = page.where("position", ">", placeOf(before));
  const rows = await page.execute();
  return rows.map(({ minor, balanceMinor, ...row }) => ({
    ...row,
    minor: BigInt(minor),
    balanceMinor: BigInt(balanceMinor),
  }));
}

/** How many lines an account has: it counts them itself. */
export async function countEntries(db: Kysely<DB>, account: Account, currency: string): Promise<number> {
  const row = await db
    .selectFrom("ledgerAccount")
    .select("entries")
    .where("name", "=", account)
    .where("currency", "=", currency)
    .where("strand", "=", 0)
    .executeTakeFirst();
  return row?.entries ?? 0;
}

/** Opaque to clients: the place of a line on its account. */
export function cursorOfEntry({ position }: Pick<AccountEntry, "position">): string {
  return Buffer.from(`entry ${position}`).toString("base64url");
}

function placeOf(cursor: string): number {
  const [, position] = /^entry ([0-9]{1,15})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!position) throw new MalformedCursor("Malformed cursor");
  return Number(position);
}
