import { sql, type Transaction } from "kysely";
import { type Account, isShared, partyOf } from "../../domain/ledger/accounts.ts";
import type { Posting } from "../../domain/ledger/posting.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import { contentOf } from "./content.ts";
import { STRANDS } from "./strands.ts";

/**
 * One statement: the posting if it is not there, what it adds to its accounts, and its lines with what the account came to. Most
 * writers bring one, which takes a fifth less of the database than the statement for several. Accounts are taken in the order of
 * their names, as there. Answers its key if it was written.
 */
export async function insertPosting(
  trx: Transaction<DB>,
  posting: Posting,
  postedAt: Date,
): Promise<Set<string>> {
  const { key, kind, currency, entries, saleId = null, corrects = null } = posting;
  const { accounts, lines } = parted(entries);
  const { rows } = await sql<{ key: string }>`
    with made as (
      insert into "ledgerTransaction" (id, key, kind, currency, lines, content, "saleId", place, "correctsId", "postedAt")
      values (${newId()}, ${key}, ${kind}, ${currency}, ${entries.length}::smallint, ${contentOf(posting)}, ${saleId}::uuid,
        case when ${saleId}::uuid is not null then 1 + coalesce((
          select place from "ledgerTransaction" before where before."saleId" = ${saleId}::uuid order by place desc limit 1), 0) end,
        (select id from "ledgerTransaction" wrong where wrong.key = ${corrects}),
        ${postedAt}::timestamptz)
      on conflict (key) do nothing
      returning id, key, kind, currency, lines
    ), account as (
      insert into "ledgerAccount" (id, name, currency, strand, "partyId", balance, entries)
      select "newId", name, currency, case when "isShared" then pg_backend_pid() % ${STRANDS}::integer else 0 end,
        "partyId", amount, entries
      from made cross join jsonb_to_recordset(${accounts}::jsonb) as one (
        "newId" uuid, name text, "partyId" uuid, "isShared" boolean, amount bigint, entries smallint)
      order by name
      on conflict (name, currency, strand) do update
        set balance = "ledgerAccount".balance + excluded.balance, entries = "ledgerAccount".entries + excluded.entries
      returning id, name, balance, entries
    ), written as (
      insert into "ledgerEntry" ("transactionId", kind, line, lines, "accountId", position, amount, balance)
      select made.id, kind, line, lines, account.id, account.entries - later, amount, account.balance - "laterAmount"
      from made cross join jsonb_to_recordset(${lines}::jsonb) as one (
        line smallint, name text, amount bigint, later smallint, "laterAmount" bigint)
      join account using (name)
    )
    select key from made`.execute(trx);
  return new Set(rows.map(({ key }) => key));
}

/**
 * What each account gets, by name, and each line with what its account gets by later lines of the same posting. Amounts as text: JSON
 * has numbers only.
 */
function parted(entries: Posting["entries"]): { accounts: string; lines: string } {
  const accounts = new Map<Account, { amount: bigint; entries: number }>();
  const lines = [];
  for (let line = entries.length; line > 0; line--) {
    const [name, amount] = entries[line - 1]!;
    const later = accounts.get(name) ?? { amount: 0n, entries: 0 };
    lines.push({
      ...{ line, name, amount: String(amount) },
      ...{ later: later.entries, laterAmount: String(later.amount) },
    });
    accounts.set(name, { amount: later.amount + amount, entries: later.entries + 1 });
  }
  return {
    accounts: JSON.stringify(
      [...accounts].map(([name, { amount, entries }]) => ({
        ...{ newId: newId(), name, partyId: partyOf(name), isShared: isShared(name) },
        ...{ amount: String(amount), entries },
      })),
    ),
    lines: JSON.stringify(lines),
  };
}
