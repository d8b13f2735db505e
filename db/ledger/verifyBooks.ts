import { type Kysely, sql } from "kysely";
import type { Account } from "../../domain/ledger/accounts.ts";
import type { Entry, PostingKind } from "../../domain/ledger/posting.ts";
import type { DB } from "../tables.generated.ts";
import { contentOf } from "./content.ts";
import { minorText } from "./minorUnits.ts";

/** A place where the books contradict themselves, in words for whoever runs the platform. */
export type Difference = string;

export interface Verdict {
  transactions: number;
  entries: number;
  accounts: number;
  differences: Difference[];
}

const TRANSACTIONS_A_PAGE = 2_000;
const ENTRIES_A_PAGE = 10_000;
/** So many are enough to see what is wrong. */
const MOST_DIFFERENCES = 100;

/**
 * Goes through all books, page by page: each posting adds up, is what its hash says and stands under one key; each line continues the
 * account before it; each balance is the sum of its lines; all together come to nothing.
 */
export async function verifyBooks(db: Kysely<DB>): Promise<Verdict> {
  const differences: Difference[] = [];
  const say = (difference: Difference) => {
    if (differences.length < MOST_DIFFERENCES) differences.push(difference);
  };
  const transactions = await verifyTransactions(db, say);
  const { entries, ends } = await verifyEntries(db, say);
  const accounts = await verifyAccounts(db, ends, say);
  for (const { key, count } of await repeatedKeys(db)) say(`${key}: is in the books ${count} times.`);
  return { transactions, entries, accounts, differences };
}

async function verifyTransactions(db: Kysely<DB>, say: (difference: Difference) => void): Promise<number> {
  let count = 0;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await db
      .selectFrom("ledgerTransaction as one")
      .leftJoin("ledgerTransaction as wrong", "wrong.id", "one.correctsId")
      .select(["one.id", "one.key", "one.kind", "one.currency", "one.lines", "one.content", "one.saleId"])
      .select("wrong.key as corrects")
      .where("one.id", ">", last)
      .orderBy("one.id")
      .limit(TRANSACTIONS_A_PAGE)
      .execute();
    if (rows.length === 0) return count;
    const entriesOf = await entriesBetween(db, last, rows.at(-1)!.id);
    for (const row of rows) {
      const entries = entriesOf.get(row.id) ?? [];
      const isForeign = entries.some(({ currency }) => currency !== row.currency);
      const sum = entries.reduce((all, { minor }) => all + minor, 0n);
      if (entries.length !== row.lines)
        say(`${row.key}: has ${entries.length} lines instead of ${row.lines}.`);
      if (sum !== 0n) say(`${row.key}: its lines come to ${sum} instead of 0.`);
      if (isForeign) say(`${row.key}: has a line in another currency.`);
      const posting = {
        key: row.key,
        kind: row.kind as PostingKind,
        currency: row.currency,
        entries: entries.map(({ account, minor }): Entry => [account, minor]),
        saleId: row.saleId ?? undefined,
        corrects: row.corrects ?? undefined,
      };
      if (contentOf(posting) !== row.content) say(`${row.key}: is not what was posted.`);
    }
    count += rows.length;
    last = rows.at(-1)!.id;
  }
}

interface Line {
  account: Account;
  currency: string;
  minor: bigint;
}

/** By transaction. */
async function entriesBetween(db: Kysely<DB>, after: string, to: string): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerAccount", "ledgerAccount.id", "ledgerEntry.accountId")
    .select(["transactionId", "name", "currency", minorText("amount").as("minor")])
    .where("transactionId", ">", after)
    .where("transactionId", "<=", to)
    .execute();
  const lines = new Map<string, Line[]>();
  for (const { transactionId, name, currency, minor } of rows) {
    const line = { account: name as Account, currency, minor: BigInt(minor) };
    lines.set(transactionId, [...(lines.get(transactionId) ?? []), line]);
  }
  return lines;
}

interface End {
  entries: number;
  /** Of the last line. */
  position: number;
  balance: bigint;
}

/** Each line beside the one before it; answers how many there are, and where each account ends. */
async function verifyEntries(
  db: Kysely<DB>,
  say: (difference: Difference) => void,
): Promise<{ entries: number; ends: Map<string, End> }> {
  const ends = new Map<string, End>();
  let entries = 0;
  let last = { accountId: "00000000-0000-0000-0000-000000000000", position: 0 };
  for (;;) {
    const rows = await db
      .selectFrom("ledgerEntry")
      .select(["accountId", "position", minorText("amount").as("amount"), minorText("balance").as("balance")])
      .where(sql<boolean>`("accountId", position) > (${last.accountId}::uuid, ${last.position}::bigint)`)
      .orderBy("accountId")
      .orderBy("position")
      .limit(ENTRIES_A_PAGE)
      .execute();
    if (rows.length === 0) return { entries, ends };
    for (const { accountId, position, amount, balance } of rows) {
      const before = ends.get(accountId) ?? { entries: 0, position: 0, balance: 0n };
      const stands = before.balance + BigInt(amount);
      if (position !== before.position + 1)
        say(`Account ${accountId}: line ${position} follows line ${before.position}.`);
      if (BigInt(balance) !== stands)
        say(`Account ${accountId}: line ${position} says ${balance} where the lines come to ${stands}.`);
      ends.set(accountId, { entries: before.entries + 1, position, balance: stands });
    }
    entries += rows.length;
    last = rows.at(-1)!;
  }
}

async function verifyAccounts(
  db: Kysely<DB>,
  ends: ReadonlyMap<string, End>,
  say: (difference: Difference) => void,
): Promise<number> {
  const rows = await db
    .selectFrom("ledgerAccount")
    .select(["id", "name", "currency", "strand", "entries", minorText("balance").as("balance")])
    .execute();
  const sums = new Map<string, bigint>();
  for (const { id, name, currency, strand, entries, balance } of rows) {
    const end = ends.get(id) ?? { entries: 0, balance: 0n };
    const account = `${name} ${currency}${strand ? ` strand ${strand}` : ""} (${id})`;
    if (entries !== end.entries) say(`${account}: counts ${entries} lines where there are ${end.entries}.`);
    if (BigInt(balance) !== end.balance)
      say(`${account}: stands at ${balance} where its lines come to ${end.balance}.`);
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(balance));
  }
  for (const [currency, sum] of sums)
    if (sum !== 0n) say(`All accounts in ${currency} come to ${sum} instead of 0.`);
  return rows.length;
}

/** Also where the index that forbids them is gone. */
function repeatedKeys(db: Kysely<DB>): Promise<{ key: string; count: number }[]> {
  return db
    .selectFrom("ledgerTransaction")
    .select(({ fn }) => ["key", fn.countAll<number>().as("count")])
    .groupBy("key")
    .having(({ fn }) => fn.countAll(), ">", 1)
    .orderBy("key")
    .limit(MOST_DIFFERENCES)
    .execute();
}
