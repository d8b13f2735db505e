import { type Kysely, sql } from "kysely";

/** In a schema of its own, which no backup takes along: a restored one belongs to whoever restores it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema installation`.execute(db);
  await sql`
    create table installation.secret (
      "isOnly" boolean primary key default true check ("isOnly"),
      fingerprint text not null,
      "recordedAt" timestamptz(3) not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop schema installation cascade`.execute(db);
}
