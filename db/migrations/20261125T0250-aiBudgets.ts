import { type Kysely, sql } from "kysely";

/** What the language model costs: by studio, or by person where there is none, and month. In micro-dollars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("aiBudget")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.references("workspace.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("cascade"))
    // Its first day, in UTC.
    .addColumn("month", "date", (c) => c.notNull())
    .addColumn("usedMicros", "integer", (c) => c.notNull().defaultTo(0))
    // What calls that are under way may cost at most.
    .addColumn("heldMicros", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("inputTokens", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("outputTokens", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("calls", "integer", (c) => c.notNull().defaultTo(0))
    .addCheckConstraint("aiBudget_payer", sql`num_nonnulls("workspaceId", "userId") = 1`)
    .addCheckConstraint("aiBudget_held", sql`"heldMicros" >= 0`)
    .execute();
  await sql`create unique index "aiBudget_studio" on "aiBudget" ("workspaceId", month) where "workspaceId" is not null`.execute(
    db,
  );
  await sql`create unique index "aiBudget_person" on "aiBudget" ("userId", month) where "userId" is not null`.execute(
    db,
  );
  await sql`create index "aiBudget_month" on "aiBudget" (month, "usedMicros" desc, id)`.execute(db);

  await db.schema
    .createTable("aiHold")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("budgetId", "uuid", (c) => c.notNull().references("aiBudget.id").onDelete("cascade"))
    .addColumn("heldMicros", "integer", (c) => c.notNull())
    // Whoever holds it is believed to live until then; after that all of it counts as spent.
    .addColumn("leaseUntil", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await sql`create index "aiHold_budget" on "aiHold" ("budgetId")`.execute(db);
  await sql`create index "aiHold_lease" on "aiHold" ("leaseUntil")`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("aiHold").execute();
  await db.schema.dropTable("aiBudget").execute();
}
