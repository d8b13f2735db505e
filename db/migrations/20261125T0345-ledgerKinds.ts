import { type Kysely, sql } from "kysely";

/**
 * A line says what it is about as its posting does, so that the lines of one kind on an account are found in their order. The
 * reference to the posting holds both together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "ledgerEntry" add column kind text`.execute(db);
  // What is in the books stays, but for the copy of what stands there already.
  await sql`alter table "ledgerEntry" disable trigger "ledgerEntry_stays"`.execute(db);
  await sql`
    update "ledgerEntry" set kind = of.kind from "ledgerTransaction" of
    where of.id = "ledgerEntry"."transactionId"`.execute(db);
  await sql`alter table "ledgerEntry" enable trigger "ledgerEntry_stays"`.execute(db);
  await sql`alter table "ledgerEntry" alter column kind set not null`.execute(db);
  await refer(db, ["lines", "kind"]);
  await db.schema
    .createIndex("ledgerEntry_kind")
    .on("ledgerEntry")
    .columns(["accountId", "kind", "position"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await refer(db, ["lines"]);
  await db.schema.alterTable("ledgerEntry").dropColumn("kind").execute();
}

/** Lets the lines repeat these facts of their posting. */
async function refer(db: Kysely<unknown>, facts: readonly string[]): Promise<void> {
  await db.schema.alterTable("ledgerEntry").dropConstraint("ledgerEntry_of").execute();
  await db.schema.alterTable("ledgerTransaction").dropConstraint("ledgerTransaction_lines").execute();
  const named = ["id", ...facts] as never[];
  await db.schema
    .alterTable("ledgerTransaction")
    .addUniqueConstraint("ledgerTransaction_lines", named)
    .execute();
  await db.schema
    .alterTable("ledgerEntry")
    .addForeignKeyConstraint(
      "ledgerEntry_of",
      ["transactionId", ...facts] as never[],
      "ledgerTransaction",
      named,
    )
    .execute();
}
