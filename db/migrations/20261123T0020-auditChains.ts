import { type Kysely, sql } from "kysely";

/**
 * A chain for each home instead of one for all: an entry names its chain and its place there, `seq` is only its number. Entries
 * without a chain are those of before, and go on verifying as they did; a server of the version before may still add to them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit add column chain uuid, add column place bigint`.execute(db);
  await sql`alter table audit add constraint "audit_in_chain" check ((chain is null) = (place is null))`.execute(
    db,
  );
  await sql`create unique index "audit_place" on audit (chain, place)`.execute(db);
  await sql`create sequence "auditSeq" owned by audit.seq`.execute(db);
  // Far enough away that servers of both versions can write for a while without taking each other's numbers.
  await sql`
    select setval('"auditSeq"', case when max(seq) is null then 1 else max(seq) + 1000000 end, max(seq) is not null)
    from audit`.execute(db);

  await sql`create table "auditChain" (chain uuid primary key, place bigint not null, hash text not null)`.execute(
    db,
  );
  await sql`create table "auditUnsealed" (chain uuid not null)`.execute(db);
  await sql`
    create table "auditSeal" (
      number bigint primary key,
      hash text not null,
      "createdAt" timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table "auditSealed" (
      seal bigint not null references "auditSeal",
      chain uuid not null,
      place bigint not null,
      hash text not null,
      primary key (seal, chain)
    )`.execute(db);
  await sql`create index "auditSealed_of_chain" on "auditSealed" (chain, seal desc)`.execute(db);
  await sql`
    create table "auditSealHead" (
      singleton boolean primary key check (singleton),
      number bigint not null,
      hash text not null,
      "originSeq" bigint not null,
      "originHash" text not null
    )`.execute(db);
  // The head of the one chain is what all others, and the seals, begin with.
  await sql`insert into "auditSealHead" select true, 0, hash, seq, hash from "auditHead"`.execute(db);

  for (const table of ["auditSeal", "auditSealed"])
    await sql`create trigger ${sql.id(`${table}_grows`)} before update or delete on ${sql.id(table)} for each row execute function "refuseAuditChange"()`.execute(
      db,
    );
  for (const table of ["auditChain", "auditSealHead"])
    await sql`create trigger ${sql.id(`${table}_stays`)} before delete on ${sql.id(table)} for each row execute function "refuseAuditChange"()`.execute(
      db,
    );
  for (const table of ["auditChain", "auditSeal", "auditSealed", "auditSealHead"])
    await sql`create trigger ${sql.id(`${table}_full`)} before truncate on ${sql.id(table)} for each statement execute function "refuseAuditChange"()`.execute(
      db,
    );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["auditSealHead", "auditSealed", "auditSeal", "auditUnsealed", "auditChain"])
    await db.schema.dropTable(table).execute();
  // The one chain knows nothing of what was written in the others.
  await sql`alter table "auditPart" disable trigger "auditPart_stays"`.execute(db);
  await sql`alter table audit disable trigger "audit_grows"`.execute(db);
  await sql`delete from "auditPart" where seq in (select seq from audit where chain is not null)`.execute(db);
  await sql`delete from audit where chain is not null`.execute(db);
  await sql`alter table "auditPart" enable trigger "auditPart_stays"`.execute(db);
  await sql`alter table audit enable trigger "audit_grows"`.execute(db);
  await sql`drop sequence "auditSeq"`.execute(db);
  await sql`alter table audit drop column chain, drop column place`.execute(db);
}
