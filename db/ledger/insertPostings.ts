import { sql, type Transaction } from "kysely";
import { isShared, partyOf } from "../../domain/ledger/accounts.ts";
import type { Posting } from "../../domain/ledger/posting.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import { contentOf } from "./content.ts";
import { STRANDS } from "./strands.ts";

/**
 * Several at once, in one statement: postings that are not there, what they add to their accounts, and the lines with what the account
 * came to. Postings and accounts are taken in the order of their names, so that two writers never wait for each other in a circle.
 * Answers the keys of what was written.
 */
export async function insertPostings(
  trx: Transaction<DB>,
  postings: readonly Posting[],
  postedAt: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    with asked as (
      select * from jsonb_to_recordset(${transactionsOf(postings)}::jsonb) as one (
        turn integer, id uuid, key text, kind text, currency text, lines smallint, content text, "saleId" uuid, corrects text)
    ), made as (
      insert into "ledgerTransaction" (id, key, kind, currency, lines, content, "saleId", place, "correctsId", "postedAt")
      select id, key, kind, currency, lines, content, "saleId",
        case when "saleId" is not null then turn + coalesce((
          select place from "ledgerTransaction" before where before."saleId" = asked."saleId" order by place desc limit 1), 0) end,
        (select wrong.id from "ledgerTransaction" wrong where asked.corrects is not null and wrong.key = asked.corrects),
        ${postedAt}::timestamptz
      from asked order by key
      on conflict (key) do nothing
      returning key
    ), line as (
      select turn, asked.id as "transactionId", kind, place, lines, "newId", name, currency, "partyId", amount,
        case when "isShared" then pg_backend_pid() % ${STRANDS}::integer else 0 end as strand
      from jsonb_to_recordset(${linesOf(postings)}::jsonb) as one (
        key text, place smallint, "newId" uuid, name text, "partyId" uuid, "isShared" boolean, amount bigint)
      join asked using (key) join made using (key)
    ), account as (
      insert into "ledgerAccount" (id, name, currency, strand, "partyId", balance, entries)
      select (array_agg("newId"))[1], name, currency, strand, "partyId", sum(amount), count(*)
      from line group by name, currency, strand, "partyId" order by name, currency, strand
      on conflict (name, currency, strand) do update
        set balance = "ledgerAccount".balance + excluded.balance, entries = "ledgerAccount".entries + excluded.entries
      returning id, name, currency, balance, entries
    ), written as (
      insert into "ledgerEntry" ("transactionId", kind, line, lines, "accountId", position, amount, balance)
      select "transactionId", kind, place, lines, account.id,
        account.entries - count(*) over whole + row_number() over so_far,
        amount,
        account.balance - sum(amount) over whole + sum(amount) over so_far
      from line join account using (name, currency)
      window whole as (partition by account.id), so_far as (partition by account.id order by turn, place)
    )
    select key from made`.execute(trx);
  return new Set(rows.map(({ key }) => key));
}

function transactionsOf(postings: readonly Posting[]): string {
  return JSON.stringify(
    postings.map((each, n) => ({
      turn: n + 1,
      id: newId(),
      key: each.key,
      kind: each.kind,
      currency: each.currency,
      lines: each.entries.length,
      content: contentOf(each),
      saleId: each.saleId,
      corrects: each.corrects,
    })),
  );
}

/** Amounts as text: JSON has numbers only. */
function linesOf(postings: readonly Posting[]): string {
  return JSON.stringify(
    postings.flatMap(({ key, entries }) =>
      entries.map(([account, amount], n) => ({
        key,
        place: n + 1,
        newId: newId(),
        name: account,
        partyId: partyOf(account),
        isShared: isShared(account),
        amount: String(amount),
      })),
    ),
  );
}
