import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { openTestServer, type TestServer } from "../testing.ts";
import { MATRIX, OPEN_FIELDS, ROWS } from "./authz.matrix.ts";
import { derivedLetters } from "./matrix/derivedLetters.ts";
import { LETTERS_FILE, printedLetters } from "./matrix/lettersFile.ts";
import { openFields, operationsOf, routesOf } from "./matrix/operations.ts";
import { rulesOf } from "./matrix/rules.ts";
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

test("who may do what by the rules beside the fields is what is committed", async () => {
  expect(printedLetters(schema)).toBe(await readFile(LETTERS_FILE, "utf8"));
});

test("a rule that is taken out changes what would be generated, and not what the matrix expects", () => {
  const expected = MATRIX["Mutation.archiveTrack"]!.own;
  const rule = rulesOf(schema).find(({ name }) => name === "Mutation.archiveTrack signedIn")!;
  const before = derivedLetters(schema).get("Mutation.archiveTrack")!;
  const putBack = rule.remove();
  try {
    expect(derivedLetters(schema).get("Mutation.archiveTrack")).not.toEqual(before);
    expect(MATRIX["Mutation.archiveTrack"]!.own).toBe(expected);
  } finally {
    putBack();
  }
});

test("letters are written by hand only where they are not those of the rules", () => {
  const derived = derivedLetters(schema);
  const plain = (cells = "") => cells.replace(/[- ]+$/, "").replaceAll(" ", "");
  const needless = ROWS.filter(([key, { own, other }]) => {
    const letters = derived.get(key.split(" ")[0]!);
    return own && letters && plain(own) === plain(letters.own) && plain(other) === plain(letters.other);
  });
  expect(needless.map(([key]) => key)).toEqual([]);
});

test("every row of the matrix is tried in one file, and every file is there", async () => {
  const shares = Array.from({ length: SHARES }, (_, index) => index + 1);
  expect(shares.flatMap(keysOfShare).sort()).toEqual([...keys].sort());
  const files = await readdir(path.join(import.meta.dirname, "matrix"));
  const tried = files.filter((file) => /^rows.*\.test\.ts$/.test(file));
  expect(tried.sort()).toEqual(shares.map((share) => `rows${share}.test.ts`));
});
