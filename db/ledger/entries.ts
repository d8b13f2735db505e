import { type Kysely, sql } from "kysely";
import type { Account } from "../../domain/ledger/accounts.ts";
import type { PostingKind } from "../../domain/ledger/posting.ts";
import { type KeysetPage, MalformedCursor } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";
import { minorText } from "./minorUnits.ts";
import { placeAt } from "./places.ts";

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

/** What a list of lines is narrowed to; what is absent does not narrow. */
export interface EntryFilter {
  kind?: PostingKind | undefined;
  /** From the first line that was written at that moment or later. */
  from?: Date | undefined;
  /** Until before the first line that was written at that moment or later. */
  until?: Date | undefined;
}

/**
 * A page of a party's account, newest first. The balance beside each line was written with it, so it is exact on every page and of every
 * selection, and a page in the middle costs what the first does. Accounts that everybody meets at are kept in strands, each with its own
 * balances.
 */
export async function listEntries(
  db: Kysely<DB>,
  account: Account,
  currency: string,
  { limit, after, before, inverted = false }: KeysetPage,
  filter: EntryFilter = {},
): Promise<AccountEntry[]> {
  const found = await findAccount(db, account, currency);
  if (!found) return [];
  let page = (await chosenOf(db, found, filter))
    .innerJoin("ledgerTransaction", "ledgerTransaction.id", "ledgerEntry.transactionId")
    .select(["position", "ledgerEntry.kind", "key", "saleId", "postedAt"])
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

/** How many lines an account has, or of these are chosen: all of them it counts itself. */
export async function countEntries(
  db: Kysely<DB>,
  account: Account,
  currency: string,
  filter: EntryFilter = {},
): Promise<number> {
  const found = await findAccount(db, account, currency);
  if (!found || !(filter.kind || filter.from || filter.until)) return found?.entries ?? 0;
  const { count } = await (await chosenOf(db, found, filter))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const findAccount = (db: Kysely<DB>, account: Account, currency: string) =>
  db
    .selectFrom("ledgerAccount")
    .select(["id", "entries"])
    .where("name", "=", account)
    .where("currency", "=", currency)
    .where("strand", "=", 0)
    .executeTakeFirst();

/**
 * A span of time is a span of places, as it is for statements, so that both share lines out to the same months. The kind is part of
 * the text: only so PostgreSQL knows whether "ledgerEntry_kind", which has no sales, serves it.
 */
async function chosenOf(
  db: Kysely<DB>,
  { id, entries }: { id: string; entries: number },
  { kind, from, until }: EntryFilter,
) {
  let chosen = db.selectFrom("ledgerEntry").where("accountId", "=", id);
  if (kind) chosen = chosen.where("ledgerEntry.kind", "=", sql.lit(kind));
  if (from) chosen = chosen.where("position", ">=", await placeAt(db, id, entries, from));
  if (until) chosen = chosen.where("position", "<", await placeAt(db, id, entries, until));
  return chosen;
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
