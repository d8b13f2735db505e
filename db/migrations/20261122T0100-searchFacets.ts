import { type Kysely, sql } from "kysely";

/**
 * What a row of "searchDoc" has of each facet, in one number: a search reads eight bytes a match and counts them in the server,
 * where grouping by seven columns took most of its time. db/search/packedFacets.ts unpacks it. The table is written anew: 1.4
 * million rows take about two minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The code of a value is its place in `known`. Values are only ever added; `most` is what fits into the number.
  await sql`
    create table "searchFacet" (
      facet text primary key,
      most smallint not null,
      known text[] not null default '{}',
      check (cardinality(known) <= most)
    )
  `.execute(db);
  await sql`
    insert into "searchFacet" (facet, most) values ('genre', 2047), ('mood', 4095), ('key', 31), ('type', 63)
  `.execute(db);
  await sql`
    create function "searchFacetCode"(name text, value text) returns bigint language plpgsql as $$
    declare
      code bigint;
    begin
      if value is null then return 0; end if;
      select array_position(known, value) into code from "searchFacet" where facet = name;
      if code is null then
        -- Waits for whoever is adding one, which may have been the same.
        update "searchFacet" set known = known || value where facet = name and value <> all (known);
        select array_position(known, value) into code from "searchFacet" where facet = name;
      end if;
      return code;
    end $$
  `.execute(db);
  // 0 says that there is none. Seven bits at the top stay free: a search marks there which filters refuse the row.
  await sql`
    create function "searchFacets"(genre text, mood text, bpm int, key text, year int, type text, price int)
    returns bigint language sql as $$
      select (coalesce(year, 0)::bigint << 43)
        | ("searchFacetCode"('genre', genre) << 32)
        | ("searchFacetCode"('mood', mood) << 20)
        | ("searchFacetCode"('type', type) << 14)
        | ("searchFacetCode"('key', key) << 9)
        | (coalesce(bpm / 10 + 1, 0)::bigint << 3)
        | coalesce(width_bucket(price, '{0,500,1000,2500,5000}'::int[]), 0)
    $$
  `.execute(db);
  await sql`
    create function "searchDoc_pack"() returns trigger language plpgsql as $$
    begin
      new.facets = "searchFacets"(new.genre, new.mood, new.bpm, new.key, new.year, new.type, new."priceMinor");
      return new;
    end $$
  `.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`alter table "searchDoc" rename to "searchDocBefore"`.execute(db);
  await sql`
    alter table "searchDocBefore" drop constraint "searchDoc_pkey", drop constraint "searchDoc_visibility_check",
      drop constraint "searchDoc_workspaceId_fkey"
  `.execute(db);
  await sql`drop index "searchDoc_words", "searchDoc_of_workspace"`.execute(db);
  // What every search reads of each match stands first: PostgreSQL walks over all columns before the one it wants.
  await db.schema
    .createTable("searchDoc")
    .addColumn("entityId", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("facets", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("popularity", "integer", (c) => c.notNull())
    .addColumn("kind", "smallint", (c) => c.notNull())
    .addColumn("visibility", "text", (c) => c.notNull().check(sql`visibility in ('public', 'private')`))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("names", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("genre", "text")
    .addColumn("mood", "text")
    .addColumn("bpm", "smallint")
    .addColumn("key", "text")
    .addColumn("year", "smallint")
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("priceMinor", "integer")
    .addColumn("artistIds", sql`uuid[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .execute();
  await sql`
    insert into "searchDoc"
    select "entityId", "workspaceId", "searchFacets"(genre, mood, bpm, key, year, type, "priceMinor"), popularity, kind,
      visibility, title, names, body, genre, mood, bpm, key, year, type, "priceMinor", "artistIds"
    from "searchDocBefore"
  `.execute(db);
  await sql`drop table "searchDocBefore"`.execute(db);
  await sql`
    create index "searchDoc_words" on "searchDoc" using gin ("searchLexemes"(title, names, body)) with (fastupdate = off)
  `.execute(db);
  await db.schema.createIndex("searchDoc_of_workspace").on("searchDoc").column("workspaceId").execute();
  await sql`analyze "searchDoc"`.execute(db);
  await sql`
    create trigger "searchDoc_facets" before insert or update of genre, mood, bpm, key, year, type, "priceMinor" on "searchDoc"
    for each row execute function "searchDoc_pack"()
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
  await sql`drop trigger "searchDoc_facets" on "searchDoc"`.execute(db);
  await sql`alter table "searchDoc" drop column facets`.execute(db);
  await sql`drop function "searchDoc_pack"()`.execute(db);
  await sql`drop function "searchFacets"(text, text, int, text, int, text, int)`.execute(db);
  await sql`drop function "searchFacetCode"(text, text)`.execute(db);
  await db.schema.dropTable("searchFacet").execute();
}
