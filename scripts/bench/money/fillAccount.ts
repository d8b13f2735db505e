import type pg from "pg";
import { newId } from "../../../db/ids.ts";
import { payable } from "../../../domain/ledger/accounts.ts";

const AT_ONCE = 100_000;

/**
 * Gives a party an account of so many lines of a cent each, against another account, by statements of the database alone: the rules of
 * the tables rest meanwhile, and the hashes of the postings are left out.
 */
export async function fillAccount(pool: pg.Pool, party: string, lines: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    const [held, other] = [newId(), newId()];
    const account = `insert into "ledgerAccount" values ($1, $2, 'USD', 0, $3, $4, $5)`;
    await client.query(account, [held, payable(party, "held"), party, -lines, lines]);
    await client.query(account, [other, `liab:deferred:${party}`, null, lines, lines]);
    for (let from = 1; from <= lines; from += AT_ONCE) {
      const to = Math.min(lines, from + AT_ONCE - 1);
      await client.query(
        `with made as (
          insert into "ledgerTransaction" (id, key, kind, currency, lines, content, "postedAt")
          select gen_random_uuid(), 'filled:' || $1::text || ':' || n, 'sale', 'USD', 2, '', now()
          from generate_series($2::int, $3::int) n
          returning id, split_part(key, ':', 3)::bigint as n
        )
        insert into "ledgerEntry"
        select id, 1, 2, $1::uuid, n, -1, -n, 'sale' from made
        union all select id, 2, 2, $4::uuid, n, 1, n, 'sale' from made`,
        [held, from, to, other],
      );
    }
    await client.query("set session_replication_role = origin");
    await client.query('vacuum analyze "ledgerEntry"');
    await client.query('vacuum analyze "ledgerTransaction"');
  } finally {
    client.release();
  }
}
