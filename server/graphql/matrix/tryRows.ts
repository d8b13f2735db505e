import type { RawBuilder } from "kysely";
import { freshDatabase } from "../../../db/testing/freshDatabase.ts";
import { THOROUGHNESS } from "../../../domain/testing/thoroughness.ts";
import { openTestServer } from "../../testing.ts";
import { MATRIX } from "../authz.matrix.ts";
import { schema } from "../schema.ts";
import { isBound, type WholeRow } from "./cells.ts";
import { type Principal, thePrincipals } from "./principals.ts";
import { rollingBack } from "./rollingBack.ts";
import { type Cell, cellsOf, sampled } from "./sample.ts";
import { changedTables, contentOfTables, contentQuery, mayHaveWritten } from "./traces.ts";
import { attempt, type Fixture, readied, tryCell } from "./tryCell.ts";

const IS_FULL = process.env.MATRIX === "full" || THOROUGHNESS > 1;
const SEED = process.env.MATRIX_SEED ?? "in levare";

/** The matrix takes long: its rows are tried in so many files (rows1.test.ts and on), beside one another. */
export const SHARES = 2;

/** The keys of one of them, counted from 1: every so-manieth, because neighbours are alike and take as long. */
export function keysOfShare(share: number): string[] {
  return Object.keys(MATRIX).filter((_, index) => index % SHARES === share - 1);
}

/** Tests of these rows of the matrix, on a server of their own. */
export function tryRows(keys: readonly string[]): void {
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

  test.each(keys)(
    "%s is for whom the matrix says, and leaves no trace of those it is not for",
    async (key) => {
      const row = MATRIX[key]!;
      const all = cellsOf(row, principals);
      const wrong: string[] = [];
      for (const cell of IS_FULL ? all : sampled(key, all, SEED))
        wrong.push(...(await troubles(key, row, cell)));
      expect(wrong).toEqual([]);
    },
    120_000 * THOROUGHNESS,
  );

  test.each(keys.filter((key) => isBound(MATRIX[key]!)))(
    "%s answers for somebody else's things as for things that do not exist",
    async (key) => {
      const row = MATRIX[key]!;
      const insider = cellsOf(row, principals).findLast(
        ({ place, expected }) => place === "own" && expected === "granted",
      );
      const foreign = await tryCell(fixture, key, row, insider!.principal, "other");
      const missing = await tryCell(fixture, key, row, insider!.principal, "missing");
      expect(foreign.answer).toBe(missing.answer);
    },
  );

  /** What is wrong with one cell, in words. */
  async function troubles(
    key: string,
    row: WholeRow,
    { principal, place, expected }: Cell,
  ): Promise<string[]> {
    const who = `${principal.name} on ${principal.tier}, ${place}`;
    const { outcome, answer, statements } = await fixture.database.forgetting(async () => {
      const ready = await readied(fixture, row, principal, place);
      let attempted: Awaited<ReturnType<typeof attempt>>;
      const statements = await fixture.server.statementsDuring(async () => {
        attempted = await attempt(fixture, key, ready, principal, place);
        await fixture.database.quiet();
      });
      return { ...attempted!, statements };
    });
    if (outcome !== expected)
      return [`${who}: ${expected} by the matrix, but ${JSON.stringify(outcome)}: ${answer}`];
    if (expected === "granted" || !mayHaveWritten(statements)) return [];
    const changed = await changedBy(key, row, principal, place);
    return changed.length > 0 ? [`${who}: was refused, and yet changed ${changed.join(", ")}`] : [];
  }

  /** Tables that an attempt changes. */
  function changedBy(
    key: string,
    row: WholeRow,
    principal: Principal,
    place: "own" | "other",
  ): Promise<string[]> {
    return fixture.database.forgetting(async () => {
      const ready = await readied(fixture, row, principal, place);
      const before = await contentOfTables(fixture.database, content);
      await attempt(fixture, key, ready, principal, place);
      return changedTables(before, await contentOfTables(fixture.database, content));
    });
  }
}
