import { sql } from "kysely";
import { NO_MIGRATIONS } from "kysely/migration";
import { listMigrations, migrateToLatest, migrateUpTo } from "./migrate.ts";
import type { Database } from "./open.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

test("every migration can be taken back and made again, and leaves the same tables", async () => {
  const { db } = database;
  const before = await everyObject();
  await migrateUpTo(db, NO_MIGRATIONS);
  expect((await everyObject()).filter((object) => !object.includes("kysely_migration"))).toEqual([]);
  const ran = await migrateToLatest(db);
  expect(ran).toEqual((await listMigrations(db)).map(({ name }) => name));
  expect(await everyObject()).toEqual(before);
});

test("a database that a later version has used is refused, not taken for up to date", async () => {
  const { db } = database;
  expect(await migrateToLatest(db)).toEqual([]);
  const later = sql`insert into kysely_migration (name, timestamp) values ('29991231T0000-later', now())`;
  await later.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow("29991231T0000-later");
  await sql`delete from kysely_migration where name = '29991231T0000-later'`.execute(db);
});

/** Columns, indexes, constraints, triggers and functions of ours, each as SQL tells of it. */
async function everyObject(): Promise<string[]> {
  const { rows } = await sql<{ object: string }>`
    with ours as (
      select oid, nspname::text as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'pgboss')
    )
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as object
      from information_schema.columns where table_schema in (select name from ours)
    union all select indexdef from pg_indexes where schemaname in (select name from ours)
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace in (select oid from ours)
    union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger
      join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace in (select oid from ours)
    union all select pg_get_functiondef(oid) from pg_proc
      where prokind = 'f' and pronamespace in (select oid from ours)
    order by 1`.execute(database.db);
  return rows.map(({ object }) => object);
}
