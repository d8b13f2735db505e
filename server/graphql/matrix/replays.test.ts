import { type RawBuilder, sql } from "kysely";
import { freshDatabase } from "../../../db/testing/freshDatabase.ts";
import { THOROUGHNESS } from "../../../domain/testing/thoroughness.ts";
import { openTestServer } from "../../testing.ts";
import { MATRIX } from "../authz.matrix.ts";
import { schema } from "../schema.ts";
import { type Principal, thePrincipals } from "./principals.ts";
import { rollingBack } from "./rollingBack.ts";
import { cellsOf } from "./sample.ts";
import { changedTables, contentOfTables, contentQuery } from "./traces.ts";
import { attempt, type Fixture, readied } from "./tryCell.ts";

/** How often each wish is sent again: in full some 2,700 times in all. */
const REPLAYS = 2 * THOROUGHNESS;

const mutations = Object.keys(MATRIX).filter((key) => {
  const field = schema.getMutationType()!.getFields()[key.replace(/^Mutation\.(\w+).*$/, "$1")];
  const verb = (field?.extensions.pothosOptions as { verb?: unknown } | undefined)?.verb;
  return verb !== undefined && typeof verb !== "string";
});

let fixture: Fixture;
let principals: Principal[];
let content: RawBuilder<{ name: string; hash: string }>;
beforeAll(async () => {
  const database = await rollingBack(await freshDatabase());
  fixture = { database, schema, server: await openTestServer(undefined, { database }) };
  principals = await thePrincipals(fixture.server);
  content = await contentQuery(database);
});
afterAll(() => fixture.server.close());

test("there are more than fifty verbs to be asked twice", () => {
  expect(mutations.length).toBeGreaterThan(50);
});

test.each(mutations)("%s, sent again and again under one key, happens once", async (key) => {
  const row = MATRIX[key]!;
  const cell = cellsOf(row, principals).findLast(({ expected }) => expected === "granted")!;
  const differing = await fixture.database.forgetting(async () => {
    const { principal, place } = cell;
    const ready = await readied(fixture, row, principal, place);
    const ask = () => attempt(fixture, key, ready, principal, place, { "idempotency-key": "once" });
    const first = await ask();
    const [before, jobs] = [await contentOfTables(fixture.database, content), await jobsWaiting()];
    for (let replay = 0; replay < REPLAYS; replay++) {
      const again = await ask();
      if (again.answer !== first.answer) return [`answered ${again.answer} after ${first.answer}`];
    }
    const changed = changedTables(before, await contentOfTables(fixture.database, content));
    return (await jobsWaiting()) === jobs ? changed : [...changed, "jobs"];
  });
  expect(differing).toEqual([]);
});

async function jobsWaiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job`.execute(
    fixture.database.db,
  );
  return rows[0]!.n;
}
