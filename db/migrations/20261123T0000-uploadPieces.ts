import { type Kysely, sql } from "kysely";

/** Where a half-received file lies in a store that all servers reach. What lies in a folder of its own has no rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upload add column "receivedBytes" bigint not null default 0`.execute(db);
  await sql`
    create table "uploadPiece" (
      "uploadId" uuid not null references upload on delete cascade,
      start bigint not null check (start >= 0),
      bytes integer not null check (bytes > 0),
      "storageKey" text not null,
      primary key ("uploadId", start)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "uploadPiece"`.execute(db);
  await sql`alter table upload drop column "receivedBytes"`.execute(db);
}
