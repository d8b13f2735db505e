import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row per thing that can be found. Words stand folded and cut by domain/search/terms.ts, one space between two, so that
  // every engine and both databases see the same ones.
  await db.schema
    .createTable("searchDoc")
    .addColumn("entityId", "uuid", (c) => c.primaryKey())
    .addColumn("kind", "smallint", (c) => c.notNull())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("visibility", "text", (c) => c.notNull().check(sql`visibility in ('public', 'private')`))
    .addColumn("popularity", "integer", (c) => c.notNull())
    .addColumn("genre", "text")
    .addColumn("mood", "text")
    .addColumn("bpm", "smallint")
    .addColumn("key", "text")
    .addColumn("year", "smallint")
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("priceMinor", "integer")
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("names", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    // The artists credited when the row was written: they are looked at again when the credits change.
    .addColumn("artistIds", sql`uuid[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .execute();
  // Every word, and every first three letters as a word of their own: a search begins at three, and reading one
  // posting list is three times cheaper than walking all words that begin so.
  await sql`
    create function "searchLexemes"(title text, names text, body text) returns tsvector
    language sql immutable parallel safe as $$
      select array_to_tsvector(array(
        select word from string_to_table(title || ' ' || names || ' ' || body, ' ') word where word <> ''
        union
        select '^' || left(word, 3) from string_to_table(title || ' ' || names || ' ' || body, ' ') word where length(word) >= 3
      ))
    $$
  `.execute(db);
  await sql`
    create index "searchDoc_words" on "searchDoc" using gin ("searchLexemes"(title, names, body)) with (fastupdate = off)
  `.execute(db);
  await db.schema.createIndex("searchDoc_of_workspace").on("searchDoc").column("workspaceId").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("searchDoc").execute();
  await sql`drop function "searchLexemes"(text, text, text)`.execute(db);
}
