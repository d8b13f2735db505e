import { readFile } from "node:fs/promises";
import path from "node:path";
import { routesOf } from "../graphql/matrix/operations.ts";
import { schema } from "../graphql/schema.ts";
import { openTestServer } from "../testing.ts";
import { WAYS_BACK } from "./wayBack.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFile(path.join(root, file), "utf8");
const entries = Object.entries(WAYS_BACK);

test("of everything that changes something it is said how one gets back from it", async () => {
  const server = await openTestServer();
  const routes = routesOf(server.app).filter((route) => !/^(GET|HEAD) /.test(route));
  await server.close();
  const mutations = Object.keys(schema.getMutationType()!.getFields());
  expect(Object.keys(WAYS_BACK).sort()).toEqual([...mutations, ...routes].sort());
});

test("what has a way back on a screen has one that the screens send", async () => {
  const documents = await read("client/persisted.json");
  const isSent = (name: string) => name.includes(" ") || new RegExp(`\\b${name}(\\(| \\{)`).test(documents);
  const ways = entries.flatMap(([name, way]) =>
    "noScreen" in way ? [] : "undo" in way ? [name, way.undo] : "back" in way ? [name, way.back] : [name],
  );
  expect(ways.filter((name) => !isSent(name) || !(name in WAYS_BACK))).toEqual([]);
  const hidden = entries.filter(([name, way]) => "noScreen" in way && isSent(name));
  expect(hidden).toEqual([]);
});

test("what nobody takes back is asked about, and a test of the screen shows that", async () => {
  const questions = await read("e2e/questions/questions.ts");
  for (const [name, way] of entries) {
    if (!("asks" in way)) continue;
    const isTable = way.asks === "e2e/questions/questions.ts";
    if (isTable) expect(questions).toContain(`\n  ${name}: `);
    else expect(await read(way.asks)).toContain("test(");
  }
});
