import { newId } from "../../db/ids.ts";
import { aWorkspace } from "../../db/testing/build.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const ASK = /* GraphQL */ `query Shelves($first: Int) {
  genreShelves(first: $first) { genre releases { title } }
}`;

async function shelves(first = 4) {
  const { data } = await server.ask(null, ASK, { first });
  return data.genreShelves.map(({ genre, releases }: any) => [
    genre,
    ...releases.map((each: any) => each.title),
  ]);
}

async function out(title: string, genre: string, day: string, some: object = {}) {
  const { id: workspaceId } = await aWorkspace(server.db);
  const id = newId();
  const facts = { id, workspaceId, title, slug: id, genre, date: new Date(`2026-${day}T10:00:00Z`) };
  await server.db
    .insertInto("release")
    .values({ ...facts, state: "live", visibility: "public", ...some })
    .execute();
}

test("genres come by their newest music, each newest first; what the public cannot hear and what stands alone makes no shelf", async () => {
  await out("Ebb", "pop", "01-01");
  await out("Flow", "pop", "03-01");
  await out("Groove", "jazz", "02-01");
  await out("Swing", "jazz", "02-02");
  await out("Alone", "rock", "06-01");
  await out("Hidden", "rock", "06-02", { visibility: "private" });
  await out("Soon", "rock", "06-03", { state: "preorder" });
  await out("Never", "no-such-genre", "07-01");
  await out("Never too", "no-such-genre", "07-02");
  expect(await shelves()).toEqual([
    ["pop", "Flow", "Ebb"],
    ["jazz", "Swing", "Groove"],
  ]);
  for (let day = 1; day <= 7; day++) await out(`Day ${day}`, "jazz", `05-0${day}`);
  expect((await shelves(1))[0]).toEqual(["jazz", "Day 7", "Day 6", "Day 5", "Day 4", "Day 3", "Day 2"]);
  expect(await shelves(0)).toEqual([]);
});

test("however many shelves there are, their music is found by one statement", async () => {
  const statements = await server.statementsDuring(() => shelves());
  expect(statements.filter((each) => String(each).includes("release"))).toHaveLength(1);
});
