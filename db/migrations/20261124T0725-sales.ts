import { type Kysely, sql } from "kysely";

const TABLES = ["paymentDifference", "saleDispute", "saleRefund", "saleLine", "sale"];

/** What buyers pay at once, to one or more sellers, with every rate as it was then; and what became of it later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sale")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    // Somebody with an account, or an address and nothing else.
    .addColumn("buyerId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("buyerEmail", "text")
    .addColumn("pseudonym", "uuid")
    .addColumn("locale", "text")
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('pending', 'paid', 'failed', 'expired')`),
    )
    .addColumn("currency", "text", (c) => c.notNull().check(sql`currency ~ '^[A-Z]{3}$'`))
    .addColumn("country", "text", (c) => c.notNull().check(sql`country ~ '^[A-Z]{2}$'`))
    .addColumn("totalMinor", "bigint", (c) => c.notNull().check(sql`"totalMinor" >= 0`))
    .addColumn("promoMinor", "bigint", (c) => c.notNull().check(sql`"promoMinor" >= 0`))
    // Coupons of sellers: [{ "seller": party, "bps": 1000 }], or "minor" in digits.
    .addColumn("discounts", "jsonb", (c) => c.notNull())
    .addColumn("checkoutSessionId", "text", (c) => c.unique())
    .addColumn("paymentIntentId", "text", (c) => c.unique())
    .addColumn("chargeId", "text", (c) => c.unique())
    // What the provider kept; null until it says so, and until then nothing is in the books.
    .addColumn("processorMinor", "bigint")
    .addColumn("paidAt", sql`timestamptz(3)`)
    // When what is held is looked at next; null once all of it is released.
    .addColumn("releaseAt", sql`timestamptz(3)`)
    // How often somebody began to read it from the provider: who began last writes.
    .addColumn("readings", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addCheckConstraint("sale_paid", sql`(state = 'paid') = ("paidAt" is not null)`)
    .execute();
  await db.schema.createIndex("sale_buyer").on("sale").columns(["buyerId", "createdAt"]).execute();
  await sql`create index "sale_release" on sale ("releaseAt") where "releaseAt" is not null`.execute(db);
  await sql`create index "sale_unsettled" on sale ("createdAt") where state = 'pending' or "processorMinor" is null`.execute(
    db,
  );

  await db.schema
    .createTable("saleLine")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("saleId", "uuid", (c) => c.notNull().references("sale.id"))
    .addColumn("position", "smallint", (c) => c.notNull())
    // What is sold, by its kind and id, and what it was called then.
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("workspaceId", "uuid", (c) => c.references("workspace.id").onDelete("set null"))
    .addColumn("sellerId", "uuid", (c) => c.notNull().references("ledgerParty.id"))
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn("unitMinor", "bigint", (c) => c.notNull().check(sql`"unitMinor" >= 0`))
    .addColumn("taxCategory", "text", (c) => c.notNull())
    .addColumn("taxIncluded", "boolean", (c) => c.notNull())
    .addColumn("taxBps", "integer", (c) => c.notNull())
    .addColumn("taxShippingBps", "integer", (c) => c.notNull())
    .addColumn("shippingMinor", "bigint", (c) => c.notNull().check(sql`"shippingMinor" >= 0`))
    .addColumn("feeBps", "integer", (c) => c.notNull().check(sql`"feeBps" between 0 and 10000`))
    // Among whom it is split, and who gets a fixed amount before: as they stood when it was paid.
    .addColumn("shares", "jsonb")
    .addColumn("recoups", "jsonb")
    // Repeated from the sale once it is paid, for the list of a studio.
    .addColumn("paidAt", sql`timestamptz(3)`)
    .addUniqueConstraint("saleLine_place", ["saleId", "position"])
    .execute();
  await db.schema
    .createIndex("saleLine_of_studio")
    .on("saleLine")
    .columns(["workspaceId", "paidAt", "saleId"])
    .execute();
  await db.schema.createIndex("saleLine_seller").on("saleLine").column("sellerId").execute();
  await db.schema.createIndex("saleLine_subject").on("saleLine").column("subject").execute();

  await db.schema
    .createTable("saleRefund")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("saleId", "uuid", (c) => c.notNull().references("sale.id"))
    .addColumn("providerId", "text", (c) => c.unique())
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('asked', 'succeeded', 'failed', 'refused')`),
    )
    .addColumn("minor", "bigint", (c) => c.notNull().check(sql`minor > 0`))
    // [{ "lineId", "minor" in digits, "quantity" }]; null: over all lines, as the provider's own pages give back.
    .addColumn("lines", "jsonb")
    .addColumn("reason", "text")
    .addColumn("askedById", "uuid", (c) => c.references("user.id").onDelete("set null"))
    // Why the provider would not, in its words.
    .addColumn("problem", "text")
    .addColumn("refundedAt", sql`timestamptz(3)`)
    .addColumn("failedAt", sql`timestamptz(3)`)
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("saleRefund_sale").on("saleRefund").column("saleId").execute();
  await sql`create index "saleRefund_asked" on "saleRefund" ("createdAt") where state = 'asked'`.execute(db);
  await db.schema.createIndex("saleRefund_askedBy").on("saleRefund").column("askedById").execute();

  await db.schema
    .createTable("saleDispute")
    // The provider's.
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("saleId", "uuid", (c) => c.notNull().references("sale.id"))
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('open', 'won', 'lost')`))
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("minor", "bigint", (c) => c.notNull().check(sql`minor > 0`))
    .addColumn("feeMinor", "bigint", (c) => c.notNull().check(sql`"feeMinor" >= 0`))
    .addColumn("evidenceUntil", sql`timestamptz(3)`)
    .addColumn("openedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("closedAt", sql`timestamptz(3)`)
    .addCheckConstraint("saleDispute_closed", sql`(state = 'open') = ("closedAt" is null)`)
    .execute();
  await db.schema.createIndex("saleDispute_sale").on("saleDispute").column("saleId").execute();

  // Where the books and the payment provider say different things, until somebody has looked at it.
  await db.schema
    .createTable("paymentDifference")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    // What makes it be told once.
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("about", "text", (c) => c.notNull())
    .addColumn("details", "jsonb", (c) => c.notNull())
    .addColumn("foundAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("goneAt", sql`timestamptz(3)`)
    .execute();
  await db.schema
    .createIndex("paymentDifference_newest")
    .on("paymentDifference")
    .columns(["foundAt", "id"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await db.schema.dropTable(table).execute();
}
