import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Nothing here refers to other tables: an entry outlives the person and the thing that it is about.
  await db.schema
    .createTable("audit")
    .addColumn("seq", "bigint", (c) => c.primaryKey())
    .addColumn("id", "uuid", (c) => c.notNull().unique())
    .addColumn("actorId", "uuid")
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("entity", "text", (c) => c.notNull())
    .addColumn("entityId", "text", (c) => c.notNull())
    .addColumn("workspaceId", "uuid")
    .addColumn("requestId", "text")
    .addColumn("whoHash", "text", (c) => c.notNull())
    .addColumn("whatHash", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("audit_newest").on("audit").columns(["createdAt desc", "id desc"]).execute();
  for (const [name, ...columns] of [
    ["audit_of_actor", "actorId"],
    ["audit_of_action", "action"],
    ["audit_of_entity", "entity", "entityId"],
    ["audit_of_workspace", "workspaceId"],
  ] as [string, ...string[]][])
    await db.schema
      .createIndex(name)
      .on("audit")
      .columns([...columns, "createdAt desc", "id desc"] as never)
      .execute();

  // What may hold something personal stands apart: it can be blanked, while its salted hash stays in the chain.
  await db.schema
    .createTable("auditPart")
    .addColumn("seq", "bigint", (c) => c.notNull().references("audit.seq"))
    .addColumn("part", "text", (c) => c.notNull().check(sql`part in ('who', 'what')`))
    .addColumn("salt", "text")
    .addColumn("content", "text")
    .addPrimaryKeyConstraint("auditPart_pk", ["seq", "part"])
    .execute();

  await db.schema
    .createTable("auditHead")
    .addColumn("singleton", "boolean", (c) => c.primaryKey().check(sql`singleton`))
    .addColumn("seq", "bigint", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .execute();
  await sql`insert into "auditHead" values (true, 0, repeat('0', 64))`.execute(db);

  await sql`
    create function "refuseAuditChange"() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit log only grows.' using errcode = 'insufficient_privilege';
    end $$
  `.execute(db);
  await sql`
    create function "allowAuditErasure"() returns trigger language plpgsql as $$
    begin
      if new.seq = old.seq and new.part = old.part and new.salt is null and new.content is null then return new; end if;
      raise exception 'A part of the audit log can only be blanked.' using errcode = 'insufficient_privilege';
    end $$
  `.execute(db);
  await sql`create trigger "audit_grows" before update or delete on audit for each row execute function "refuseAuditChange"()`.execute(
    db,
  );
  await sql`create trigger "auditPart_blanks" before update on "auditPart" for each row execute function "allowAuditErasure"()`.execute(
    db,
  );
  await sql`create trigger "auditPart_stays" before delete on "auditPart" for each row execute function "refuseAuditChange"()`.execute(
    db,
  );
  await sql`create trigger "auditHead_stays" before delete on "auditHead" for each row execute function "refuseAuditChange"()`.execute(
    db,
  );
  for (const table of ["audit", "auditPart", "auditHead"])
    await sql`create trigger ${sql.id(`${table}_full`)} before truncate on ${sql.id(table)} for each statement execute function "refuseAuditChange"()`.execute(
      db,
    );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["auditHead", "auditPart", "audit"]) await db.schema.dropTable(table).execute();
  await sql`drop function "refuseAuditChange"(), "allowAuditErasure"()`.execute(db);
}
