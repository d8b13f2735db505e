import { type Kysely, sql } from "kysely";

/** What the file of a track says about it; and where a recording was found damaged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table "fileTag" (
      "trackId" uuid primary key references track on delete cascade,
      album text,
      isrc text,
      year integer,
      genre text
    )`.execute(db);
  await sql`alter table measurement add column "damagedAtMs" integer`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table measurement drop column "damagedAtMs"`.execute(db);
  await sql`drop table "fileTag"`.execute(db);
}
