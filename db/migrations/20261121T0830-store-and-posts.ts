import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("product")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("sku", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("genre", "text")
    .addColumn("priceMinor", "integer", (c) => c.notNull().check(sql`"priceMinor" >= 0`))
    .addColumn("currency", "text", (c) => c.notNull())
    // Null: as many as are asked for.
    .addColumn("inventory", "integer", (c) => c.check(sql`inventory >= 0`))
    .addColumn("mediaKey", "text")
    .addColumn("visibility", "text", (c) => c.notNull().defaultTo("private"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint("product_sku", ["workspaceId", "sku"])
    .execute();
  await db.schema
    .createTable("post")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("authorId", "uuid", (c) => c.notNull().references("user.id"))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("visibility", "text", (c) => c.notNull().defaultTo("private"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("post_newest")
    .on("post")
    .columns(["workspaceId", "createdAt desc", "id desc"])
    .execute();
  await db.schema
    .createTable("postLike")
    .addColumn("postId", "uuid", (c) => c.notNull().references("post.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("postLike_pk", ["postId", "userId"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["postLike", "post", "product"]) await db.schema.dropTable(table).execute();
}
