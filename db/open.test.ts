import { mock } from "node:test";
import { sql } from "kysely";
import { type Database, openDatabase } from "./open.ts";
import { STATEMENT_LIMIT_MS } from "./statementLimit.ts";
import { onServer } from "./testing/engines.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";
import { testServerUrl } from "./testing/template.ts";

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

test("a statement that runs for ever is stopped, and the next one is answered", async () => {
  const { db } = database;
  const clock = mock.method(globalThis, "setTimeout");
  let isOver = false;
  const heavy = sql`select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b`
    .execute(db)
    .finally(() => (isOver = true));
  const stopped = expect(heavy).rejects.toThrow(/too long|statement timeout/);
  // PostgreSQL looks at a clock of its own. The embedded engine's is ours: once it is at work its time is over, and costs nothing.
  while (!isOver) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    clock.mock.calls.find(({ arguments: [, ms] }) => ms === STATEMENT_LIMIT_MS)?.arguments[0]();
  }
  clock.mock.restore();
  await stopped;
  expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
});

onServer("a restart of PostgreSQL costs the questions under way, and nothing after them", async () => {
  const { db } = database;
  await Promise.all(Array.from({ length: 5 }, () => sql`select 1`.execute(db)));
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const underWay = sql`select pg_sleep(10)`.execute(db).catch(() => "cut");
  await new Promise((resolve) => setTimeout(resolve, 200));
  await cut.execute(db);
  expect(await underWay).toBe("cut");
  // Idle connections learn of their end a moment later; one of them was the one that cut.
  while (database.pool.totalCount > 1) await new Promise((resolve) => setTimeout(resolve, 20));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => sql<{ n: number }>`select 2 as n`.execute(db)),
  );
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([2, 2, 2, 2, 2]);
});

onServer(
  "PostgreSQL is asked to keep what a search found in memory, and the operator's address has the last word",
  async () => {
    const memoryOf = async (url: string) => {
      const { db, close } = await openDatabase({ url });
      const { rows } = await sql<{ memory: string }>`select current_setting('work_mem') as memory`.execute(
        db,
      );
      await close();
      return rows[0]!.memory;
    };
    const own = new URL(testServerUrl!);
    own.searchParams.set("options", "-c work_mem=32MB");
    expect([await memoryOf(testServerUrl!), await memoryOf(own.href.replaceAll("+", "%20"))]).toEqual([
      "16MB",
      "32MB",
    ]);
  },
);
