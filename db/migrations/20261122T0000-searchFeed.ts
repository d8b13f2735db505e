import { type Kysely, sql } from "kysely";

/**
 * Which rows of "searchDoc" changed, for engines that hold them in memory. In a schema of its own: it is true of this very
 * database only, so no backup takes it along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema "searchFeed"`.execute(db);
  // A transaction that commits late has a low number: readers remember below which number all transactions are over
  // (db/search/feed.ts), because the order of rows is not the order of commits.
  await sql`
    create table "searchFeed".change (
      sequence bigint generated always as identity primary key,
      xid bigint not null default (pg_current_xact_id()::text::bigint),
      "entityId" uuid not null,
      "changedAt" timestamptz(3) not null default now()
    )
  `.execute(db);
  await sql`create index change_of_transaction on "searchFeed".change (xid)`.execute(db);
  await sql`create index change_oldest on "searchFeed".change ("changedAt")`.execute(db);
  // The one row says which feed this is, and below which transaction it has been forgotten.
  await sql`
    create table "searchFeed".state (
      "isOnly" boolean primary key default true check ("isOnly"),
      identity uuid not null default gen_random_uuid(),
      horizon bigint not null default 0
    )
  `.execute(db);
  await sql`insert into "searchFeed".state default values`.execute(db);
  await sql`
    create function "searchFeed".note() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        update "searchFeed".state set identity = gen_random_uuid();
        perform pg_notify('searchFeed', '');
        return null;
      elsif tg_op = 'INSERT' then
        insert into "searchFeed".change ("entityId") select "entityId" from added;
      elsif tg_op = 'DELETE' then
        insert into "searchFeed".change ("entityId") select "entityId" from removed;
      else
        -- What was written again as it was is no news.
        insert into "searchFeed".change ("entityId")
        select "entityId" from added join removed using ("entityId") where added is distinct from removed;
      end if;
      if found then perform pg_notify('searchFeed', ''); end if;
      return null;
    end $$
  `.execute(db);
  for (const [name, event] of [
    ["added", "insert on #  referencing new table as added"],
    ["changed", "update on # referencing old table as removed new table as added"],
    ["removed", "delete on # referencing old table as removed"],
    ["emptied", "truncate on #"],
  ] as const)
    await sql
      .raw(
        `create trigger "searchDoc_${name}" after ${event.replace("#", '"searchDoc"')}
         for each statement execute function "searchFeed".note()`,
      )
      .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop schema "searchFeed" cascade`.execute(db);
}
