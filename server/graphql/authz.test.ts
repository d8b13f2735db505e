import { readdir } from "node:fs/promises";
import path from "node:path";
import { openTestServer, type TestServer } from "../testing.ts";
import { MATRIX, OPEN_FIELDS } from "./authz.matrix.ts";
import { openFields, operationsOf, routesOf } from "./matrix/operations.ts";
import { keysOfShare, SHARES } from "./matrix/tryRows.ts";
import { schema } from "./schema.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const keys = Object.keys(MATRIX);
const begins = (operation: string) =>
  keys.some((key) => key === operation || key.startsWith(`${operation} `));

test("every operation, kind of thing, closed field and route has a row in the matrix", () => {
  const all = [...operationsOf(schema), ...routesOf(server.app)];
  expect(all.filter((operation) => !begins(operation))).toEqual([]);
});

test("every row of the matrix is about something that exists", () => {
  const all = [...operationsOf(schema), ...routesOf(server.app)];
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

test("every row of the matrix is tried in one file, and every file is there", async () => {
  const shares = Array.from({ length: SHARES }, (_, index) => index + 1);
  expect(shares.flatMap(keysOfShare).sort()).toEqual([...keys].sort());
  const files = await readdir(path.join(import.meta.dirname, "matrix"));
  const tried = files.filter((file) => file.endsWith(".test.ts"));
  expect(tried.sort()).toEqual(shares.map((share) => `rows${share}.test.ts`));
});
