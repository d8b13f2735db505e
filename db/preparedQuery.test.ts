import { sql } from "kysely";
import type { Database } from "./open.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query('create table "memo" (id int primary key, note text, at timestamptz)');
});
afterAll(() => database.close());

/** As often as it takes for each connection to have been asked before. */
const AGAIN = [1, 2, 3];

test("a statement that is asked again gives rows of the same values", async () => {
  const text = `select 1 as one, null::int as none, 1.5::float8 as "half", 'ñ' as "the text", true as yes, $1::timestamptz as at,
    array[1, 2] as numbers, '{"a": [null]}'::json as json, '2026-11-22'::date as date, 4000000000::bigint as big, null as nothing`;
  const at = new Date("2026-11-22T06:39:35.250Z");
  const expected = {
    one: 1,
    none: null,
    half: 1.5,
    "the text": "ñ",
    yes: true,
    at,
    numbers: [1, 2],
    json: { a: [null] },
    date: "2026-11-22",
    big: 4_000_000_000,
    nothing: null,
  };
  for (const _ of AGAIN) {
    const { rows, rowCount, fields } = await database.pool.query(text, [at]);
    expect(rows).toEqual([expected]);
    expect(rowCount).toBe(1);
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(expected));
  }
});

test("one that answers nothing, or no rows, goes on doing so", async () => {
  for (const id of AGAIN) {
    const { rowCount } = await database.pool.query("insert into memo (id) values ($1)", [id]);
    expect(rowCount).toBe(1);
    expect((await database.pool.query("select * from memo where id = $1", [-id])).rows).toEqual([]);
  }
});

test("one that fails can be asked again", async () => {
  const half = (by: number) => sql<{ half: number }>`select 10 / ${by}::int as half`.execute(database.db);
  for (const _ of AGAIN) {
    expect((await half(2)).rows).toEqual([{ half: 5 }]);
    await expect(half(0)).rejects.toThrow("division by zero");
    await expect(half("much" as never)).rejects.toThrow("invalid input syntax");
  }
});

test("a column that was made another type meanwhile is not read as the old one", async () => {
  const client = await database.pool.connect();
  const ask = () => client.query("select note from memo where id = $1", [1]);
  await client.query("update memo set note = '7'");
  for (const _ of AGAIN) expect((await ask()).rows).toEqual([{ note: "7" }]);
  await client.query("alter table memo alter note type int using note::int");
  await expect(ask()).rejects.toThrow("cached plan must not change result type");
  client.release();
});
