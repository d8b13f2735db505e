import { type Kysely, sql } from "kysely";

/** Where the money of those whom the books owe goes to, how often, and every payout. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The account at the payment provider, as it was read last.
  await db.schema
    .createTable("payoutAccount")
    .addColumn("partyId", "uuid", (c) => c.primaryKey().references("ledgerParty.id"))
    // Null: the person ended it at the provider.
    .addColumn("accountId", "text", (c) => c.unique())
    // How many there have been: another one needs another key at the provider.
    .addColumn("generation", "integer", (c) => c.notNull())
    .addColumn("country", "text", (c) => c.notNull().check(sql`country ~ '^[A-Z]{2}$'`))
    .addColumn("currency", "text", (c) => c.check(sql`currency ~ '^[A-Z]{3}$'`))
    .addColumn("isComplete", "boolean", (c) => c.notNull())
    .addColumn("payoutsEnabled", "boolean", (c) => c.notNull())
    .addColumn("requirements", sql`text[]`, (c) => c.notNull())
    .addColumn("disabledReason", "text")
    .addColumn("bankLast4", "text")
    .addColumn("bankFingerprint", "text")
    // When another bank account took the place of one.
    .addColumn("changedAt", sql`timestamptz(3)`)
    // Of two readings at once the one that began later counts.
    .addColumn("reading", "integer", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("payoutTerms")
    .addColumn("partyId", "uuid", (c) => c.primaryKey().references("ledgerParty.id"))
    .addColumn("schedule", "text", (c) =>
      c.notNull().check(sql`schedule in ('manual', 'daily', 'weekly', 'monthly')`),
    )
    .addColumn("thresholdMinor", "bigint", (c) => c.notNull().check(sql`"thresholdMinor" > 0`))
    .addColumn("dueAt", sql`timestamptz(3)`)
    .addColumn("frozenAt", sql`timestamptz(3)`)
    .addColumn("frozenReason", "text")
    .addCheckConstraint("payoutTerms_due", sql`(schedule = 'manual') = ("dueAt" is null)`)
    .execute();
  await sql`create index "payoutTerms_due_first" on "payoutTerms" ("dueAt") where "dueAt" is not null`.execute(
    db,
  );

  await db.schema
    .createTable("payout")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("partyId", "uuid", (c) => c.notNull().references("ledgerParty.id"))
    .addColumn("currency", "text", (c) => c.notNull().check(sql`currency ~ '^[A-Z]{3}$'`))
    .addColumn("amountMinor", "bigint", (c) => c.notNull().check(sql`"amountMinor" > 0`))
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('requested', 'processing', 'paid', 'failed', 'canceled')`),
    )
    .addColumn("accountId", "text", (c) => c.notNull())
    .addColumn("transferId", "text")
    .addColumn("payoutId", "text", (c) => c.unique())
    .addColumn("arrivesAt", sql`timestamptz(3)`)
    .addColumn("failureCode", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("changedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  // One on its way at a time, whoever asks for it.
  await sql`create unique index "payout_open" on payout ("partyId", currency) where state in ('requested', 'processing')`.execute(
    db,
  );
  await db.schema
    .createIndex("payout_newest")
    .on("payout")
    .columns(["partyId", "createdAt desc", "id"])
    .execute();
  await sql`create index "payout_standing" on payout ("changedAt") where state in ('requested', 'processing')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["payout", "payoutTerms", "payoutAccount"]) await db.schema.dropTable(table).execute();
}
