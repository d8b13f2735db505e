import { type Kysely, sql } from "kysely";

/**
 * What a posting costs: sales, most lines of most accounts, are found by their place, so that only lines of other kinds are found by
 * their kind; and whether a posting adds up is asked account by account, never of all accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "ledgerEntry_kind"`.execute(db);
  await sql`create index "ledgerEntry_kind" on "ledgerEntry" ("accountId", kind, position) where kind <> 'sale'`.execute(
    db,
  );
  await sql`
    create or replace function "refuseUnbalanced"() returns trigger language plpgsql as $$
    declare found record;
    begin
      select count(*) as lines, sum(entry.amount) as sum, bool_and((
          select account.currency from "ledgerAccount" account where account.id = entry."accountId"
        ) is not distinct from new.currency) as "isOneCurrency" into found
        from "ledgerEntry" entry where entry."transactionId" = new.id;
      if found.lines = new.lines and found.sum = 0 and found."isOneCurrency" then return null; end if;
      raise exception 'The posting % does not add up.', new.key using errcode = 'check_violation';
    end $$
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function "refuseUnbalanced"() returns trigger language plpgsql as $$
    declare found record;
    begin
      select count(*) as lines, sum(entry.amount) as sum, bool_and(account.currency = new.currency) as "isOneCurrency" into found
        from "ledgerEntry" entry join "ledgerAccount" account on account.id = entry."accountId"
        where entry."transactionId" = new.id;
      if found.lines = new.lines and found.sum = 0 and found."isOneCurrency" then return null; end if;
      raise exception 'The posting % does not add up.', new.key using errcode = 'check_violation';
    end $$
  `.execute(db);
  await sql`drop index "ledgerEntry_kind"`.execute(db);
  await sql`create index "ledgerEntry_kind" on "ledgerEntry" ("accountId", kind, position)`.execute(db);
}
