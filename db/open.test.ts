import { sql } from "kysely";
import type { Database } from "./open.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

test("a statement that fails leaves the next one unharmed", async () => {
  await expect(sql`select nothing_such`.execute(database.db)).rejects.toThrow(/nothing_such/);
  expect((await sql<{ n: number }>`select 41 + 1 as n`.execute(database.db)).rows).toEqual([{ n: 42 }]);
});

test("a transaction that fails leaves nothing behind", async () => {
  const { db } = database;
  const attempt = db.transaction().execute(async (trx) => {
    await sql`create table half_done (n int)`.execute(trx);
    throw new Error("the musician changed their mind");
  });
  await expect(attempt).rejects.toThrow("changed their mind");
  expect((await sql`select to_regclass('half_done') as name`.execute(db)).rows).toEqual([{ name: null }]);
});

test("answers never reach the wrong question, however many ask at once and however many fail", async () => {
  const ask = async (n: number) => {
    if (n % 3 === 0) await sql`select 1 / 0`.execute(database.db).catch(() => {});
    const { rows } = await sql<{ n: number }>`select ${n}::int as n`.execute(database.db);
    return rows[0]?.n;
  };
  const numbers = Array.from({ length: 200 }, (_, n) => n);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
});

test("counts are numbers and times are dates", async () => {
  const { rows } =
    await sql`select count(*) as n, timestamptz '2026-01-02T03:04:05.678Z' as at from (values (1), (2)) v`.execute(
      database.db,
    );
  expect(rows).toEqual([{ n: 2, at: new Date("2026-01-02T03:04:05.678Z") }]);
});
