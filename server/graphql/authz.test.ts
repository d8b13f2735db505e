import { freshDatabase } from "../../db/testing/freshDatabase.ts";
import { openTestServer } from "../testing.ts";
import { MATRIX, OPEN_FIELDS } from "./authz.matrix.ts";
import type { Row } from "./matrix/cells.ts";
import { openFields, operationsOf, routesOf } from "./matrix/operations.ts";
import { type Principal, thePrincipals } from "./matrix/principals.ts";
import { rollingBack } from "./matrix/rollingBack.ts";
import { type Cell, cellsOf, sampled } from "./matrix/sample.ts";
import { changedTables, contentOfTables, mayHaveWritten } from "./matrix/traces.ts";
import { attempt, type Ground, tryCell } from "./matrix/tryCell.ts";
import { schema } from "./schema.ts";

const IS_FULL = process.env.MATRIX === "full";
const SEED = process.env.MATRIX_SEED ?? "in levare";

let ground: Ground;
let principals: Principal[];
beforeAll(async () => {
  const database = await rollingBack(await freshDatabase());
  ground = { database, schema, server: await openTestServer(undefined, { database }) };
  principals = await thePrincipals(ground.server);
});
afterAll(() => ground.server.close());

const keys = Object.keys(MATRIX);
const begins = (operation: string) =>
  keys.some((key) => key === operation || key.startsWith(`${operation} `));

test("every operation, kind of thing, closed field and route has a row in the matrix", () => {
  const all = [...operationsOf(schema), ...routesOf(ground.server.app)];
  expect(all.filter((operation) => !begins(operation))).toEqual([]);
});

test("every row of the matrix is about something that exists", () => {
  const all = [...operationsOf(schema), ...routesOf(ground.server.app)];
  expect(keys.filter((key) => !all.some((each) => key === each || key.startsWith(`${each} `)))).toEqual([]);
});

test("a visitor comes to no field that was not meant for everybody", () => {
  const meant = Object.entries(OPEN_FIELDS).flatMap(([type, names]) =>
    names.split(" ").map((name) => `${type}.${name}`),
  );
  const open = openFields(schema);
  expect(open.filter((field) => !meant.includes(field) && !begins(field))).toEqual([]);
  expect(meant.filter((field) => !open.includes(field))).toEqual([]);
});

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
  120_000,
);

const bound = keys.filter((key) => (MATRIX[key]!.input || MATRIX[key]!.request) && !MATRIX[key]!.other);

test.each(bound)("%s answers for somebody else's things as for things that do not exist", async (key) => {
  const row = MATRIX[key]!;
  const insider = cellsOf(row, principals).findLast(
    ({ place, expected }) => place === "own" && expected === "granted",
  );
  const foreign = await tryCell(ground, key, row, insider!.principal, "other");
  const missing = await tryCell(ground, key, row, insider!.principal, "missing");
  expect(foreign.answer).toBe(missing.answer);
});

/** What is wrong with one cell, in words. */
async function troubles(key: string, row: Row, { principal, place, expected }: Cell): Promise<string[]> {
  const who = `${principal.name} on ${principal.tier}, ${place}`;
  let attempted: Awaited<ReturnType<typeof tryCell>>;
  const statements = await ground.server.statementsDuring(async () => {
    attempted = await tryCell(ground, key, row, principal, place);
  });
  const { outcome, answer } = attempted!;
  if (outcome !== expected)
    return [`${who}: ${expected} by the matrix, but ${JSON.stringify(outcome)}: ${answer}`];
  if (expected === "granted" || !mayHaveWritten(statements)) return [];
  const changed = await changedBy(key, row, principal, place);
  return changed.length > 0 ? [`${who}: was refused, and yet changed ${changed.join(", ")}`] : [];
}

/** Tables that an attempt changes. `input` may insert what it needs before the first look at them. */
function changedBy(key: string, row: Row, principal: Principal, place: "own" | "other"): Promise<string[]> {
  const kit = place === "own" ? principal.own : principal.other;
  return ground.database.forgetting(async () => {
    const input = await row.input?.(kit, ground.server.db);
    const request = await row.request?.(kit, ground.server);
    const ready: Row = { ...row };
    if (input) ready.input = () => input;
    if (request) ready.request = () => request;
    const before = await contentOfTables(ground.database);
    await attempt(ground, key, ready, principal, place);
    return changedTables(before, await contentOfTables(ground.database));
  });
}
