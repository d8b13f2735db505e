import { type Kysely, sql } from "kysely";

const TABLES = ["ledgerEntry", "ledgerTransaction", "ledgerAccount", "ledgerParty"];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whom the books owe. The only place that leads to a person or a studio; without it, the rest is numbers.
  await db.schema
    .createTable("ledgerParty")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.unique().references("user.id").onDelete("set null"))
    .addColumn("workspaceId", "uuid", (c) => c.unique().references("workspace.id").onDelete("set null"))
    .addColumn("pseudonym", "uuid")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addCheckConstraint("ledgerParty_one", sql`num_nonnulls("userId", "workspaceId") <= 1`)
    .execute();

  // An account in one currency, and what all of its entries come to. Those that everybody's postings meet at have several strands.
  await db.schema
    .createTable("ledgerAccount")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull().check(sql`currency ~ '^[A-Z]{3}$'`))
    .addColumn("strand", "smallint", (c) => c.notNull())
    .addColumn("partyId", "uuid", (c) => c.references("ledgerParty.id"))
    .addColumn("balance", "bigint", (c) => c.notNull())
    .addColumn("entries", "bigint", (c) => c.notNull())
    .addUniqueConstraint("ledgerAccount_name", ["name", "currency", "strand"])
    .execute();
  await db.schema.createIndex("ledgerAccount_party").on("ledgerAccount").column("partyId").execute();
  // Room beside every row, so that its next state stands on the same page and no index is touched.
  await sql`alter table "ledgerAccount" set (fillfactor = 30)`.execute(db);

  await db.schema
    .createTable("ledgerTransaction")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    // What makes it happen once.
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("lines", "smallint", (c) => c.notNull().check(sql`lines >= 2`))
    // A hash of all that was posted: the same key again has to be the same.
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("saleId", "uuid")
    // Its place among the postings of its sale.
    .addColumn("place", "integer")
    .addColumn("correctsId", "uuid", (c) => c.references("ledgerTransaction.id"))
    .addColumn("postedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addUniqueConstraint("ledgerTransaction_lines", ["id", "lines"])
    .addUniqueConstraint("ledgerTransaction_sale", ["saleId", "place"])
    .addCheckConstraint("ledgerTransaction_placed", sql`("saleId" is null) = (place is null)`)
    .addCheckConstraint("ledgerTransaction_corrects", sql`(kind = 'correction') = ("correctsId" is not null)`)
    .execute();
  await db.schema
    .createIndex("ledgerTransaction_correctsId")
    .on("ledgerTransaction")
    .column("correctsId")
    .where(sql<boolean>`"correctsId" is not null`)
    .execute();

  // A transaction says how many lines it has, and each line repeats it: nobody can add one afterwards.
  await db.schema
    .createTable("ledgerEntry")
    .addColumn("transactionId", "uuid", (c) => c.notNull())
    .addColumn("line", "smallint", (c) => c.notNull())
    .addColumn("lines", "smallint", (c) => c.notNull())
    // Accounts are never taken out, and a posting that names an unknown one does not add up: see "refuseUnbalanced".
    .addColumn("accountId", "uuid", (c) => c.notNull())
    // Its place on the account, and what the account came to with it.
    .addColumn("position", "bigint", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull().check(sql`amount <> 0`))
    .addColumn("balance", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("ledgerEntry_pk", ["transactionId", "line"])
    .addUniqueConstraint("ledgerEntry_position", ["accountId", "position"])
    .addCheckConstraint("ledgerEntry_line", sql`line between 1 and lines`)
    .addForeignKeyConstraint("ledgerEntry_of", ["transactionId", "lines"], "ledgerTransaction", [
      "id",
      "lines",
    ])
    .execute();

  await sql`
    create function "refuseUnbalanced"() returns trigger language plpgsql as $$
    declare found record;
    begin
      select count(*) as lines, sum(entry.amount) as sum, bool_and(account.currency = new.currency) as "isOneCurrency" into found
        from "ledgerEntry" entry join "ledgerAccount" account on account.id = entry."accountId"
        where entry."transactionId" = new.id;
      if found.lines = new.lines and found.sum = 0 and found."isOneCurrency" then return null; end if;
      raise exception 'The posting % does not add up.', new.key using errcode = 'check_violation';
    end $$
  `.execute(db);
  await sql`
    create constraint trigger "ledgerTransaction_balanced" after insert on "ledgerTransaction"
    deferrable initially deferred for each row execute function "refuseUnbalanced"()
  `.execute(db);

  await sql`
    create function "refuseLedgerChange"() returns trigger language plpgsql as $$
    begin
      raise exception 'What is in the books stays: correct it by another posting.' using errcode = 'insufficient_privilege';
    end $$
  `.execute(db);
  for (const table of ["ledgerTransaction", "ledgerEntry"])
    await sql`create trigger ${sql.id(`${table}_stays`)} before update or delete on ${sql.table(table)} for each row execute function "refuseLedgerChange"()`.execute(
      db,
    );
  for (const table of ["ledgerAccount", "ledgerParty"])
    await sql`create trigger ${sql.id(`${table}_stays`)} before delete on ${sql.table(table)} for each row execute function "refuseLedgerChange"()`.execute(
      db,
    );
  // A balance changes with its entries only, and an account stays what it is.
  await sql`
    create trigger "ledgerAccount_grows" before update on "ledgerAccount" for each row
    when (new.entries <= old.entries
      or (new.id, new.name, new.currency, new.strand) <> (old.id, old.name, old.currency, old.strand)
      or new."partyId" is distinct from old."partyId")
    execute function "refuseLedgerChange"()
  `.execute(db);
  for (const table of TABLES)
    await sql`create trigger ${sql.id(`${table}_full`)} before truncate on ${sql.table(table)} for each statement execute function "refuseLedgerChange"()`.execute(
      db,
    );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await db.schema.dropTable(table).execute();
  await sql`drop function "refuseUnbalanced"(), "refuseLedgerChange"()`.execute(db);
}
