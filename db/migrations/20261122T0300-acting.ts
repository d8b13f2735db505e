import { type Kysely, sql } from "kysely";

/** Answers kept under idempotency keys; letters that wait in the outbox; who hears of a studio's plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("idempotencyKey")
    .addColumn("actor", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("requestHash", "text", (c) => c.notNull())
    .addColumn("answer", "jsonb", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addPrimaryKeyConstraint("idempotencyKey_key", ["actor", "key"])
    .execute();
  await db.schema.createIndex("idempotencyKey_createdAt").on("idempotencyKey").column("createdAt").execute();

  // Every letter of before was handed over, or its sender heard that it was not.
  await db.schema.alterTable("mail").addColumn("handedOverAt", sql`timestamptz(3)`).execute();
  await sql`update mail set "handedOverAt" = coalesce("sentAt", "createdAt")`.execute(db);
  await sql`create index mail_waiting on mail ("createdAt") where "handedOverAt" is null`.execute(db);

  // The plan of a studio is its owner's: whoever works there is remembered with it.
  await sql`
    create function "noteStudioOf"() returns trigger language plpgsql as $$
    declare owner uuid := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
    begin
      perform pg_notify('viewers', member."userId"::text)
      from workspace studio join membership member on member."workspaceId" = studio.id
      where studio."ownerId" = owner and member."userId" <> owner;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger "user_studio" after update of "userTier", "trialEndsAt" on "user"
    for each row execute function "noteStudioOf"('id')
  `.execute(db);
  await sql`
    create trigger "subscription_studio" after insert or update or delete on "subscription"
    for each row execute function "noteStudioOf"('userId')
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger "subscription_studio" on "subscription"`.execute(db);
  await sql`drop trigger "user_studio" on "user"`.execute(db);
  await sql`drop function "noteStudioOf"()`.execute(db);
  await db.schema.alterTable("mail").dropColumn("handedOverAt").execute();
  await db.schema.dropTable("idempotencyKey").execute();
}
