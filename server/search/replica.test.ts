import type { Insertable } from "kysely";
import type { Database } from "../../db/open.ts";
import { REST_MS, type Replica, replicaOf } from "../../db/replica.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import type { DB } from "../../db/tables.generated.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { freshDatabase } from "../../db/testing/freshDatabase.ts";
import type { Viewer } from "../graphql/context.ts";
import { openReplica } from "../providers/replica.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const SEARCH = /* GraphQL */ `
  query Search($text: String!) {
    search(text: $text) { edges { node { ... on Track { title } } } }
  }
`;

let server: TestServer;
let copy: Database;
let nova: Viewer;
let workspaceId: string;
let clock = 0;
let news: string[];
let replica: Replica;

/** The copy stands still at what it is given: a replica that lags for as long as a test likes. */
beforeAll(async () => {
  server = await openTestServer();
  copy = await freshDatabase();
  const owner = await aUser(server.db, { role: "artist" });
  workspaceId = (await aWorkspace(server.db, { ownerId: owner.id })).id;
  nova = await viewerFor(server, owner.id);
  for (const table of ["user", "workspace"] as const)
    await copy.db
      .insertInto(table)
      .values(await server.db.selectFrom(table).selectAll().execute())
      .execute();
});
beforeEach(() => {
  news = [];
  replica = replicaOf(
    copy,
    { onAway: () => news.push("away"), onBack: () => news.push("back") },
    () => clock,
  );
});
afterAll(async () => {
  await copy.close();
  await server.close();
});

async function aSong(title: string): Promise<string> {
  const track = await aTrack(server.db, { workspaceId, title, visibility: "public" });
  await copy.db.insertInto("track").values(track).execute();
  await change(track.id, {});
  return track.id;
}

async function change(id: string, values: Partial<Insertable<DB["track"]>>): Promise<void> {
  await server.db
    .updateTable("track")
    .set({ popularity: 1, ...values })
    .where("id", "=", id)
    .execute();
  await server.db.transaction().execute((trx) => refreshSearchDocs(trx, "track", [id]));
}

async function found(viewer: Viewer | null, text: string): Promise<string[]> {
  const { data } = await server.ask(viewer, SEARCH, { text }, { services: { ...server.services, replica } });
  return data.search.edges.map(({ node }: { node: { title: string } }) => node.title);
}

test("what a visitor finds is read from the copy, and an owner sees at once what they changed", async () => {
  await change(await aSong("Tide"), { title: "Tide Rising" });
  expect(await found(null, "tide")).toEqual(["Tide"]);
  expect(await found(nova, "tide")).toEqual(["Tide Rising"]);
});

test("a song that the copy has not heard of yet is found all the same", async () => {
  const id = await aSong("Reef");
  await copy.db.deleteFrom("track").where("id", "=", id).execute();
  expect(await found(null, "reef")).toEqual(["Reef"]);
});

test("a song that the copy still takes for a draft is found, and a draft stays its owner's", async () => {
  const id = await aSong("Dune");
  await copy.db.updateTable("track").set({ visibility: "private" }).where("id", "=", id).execute();
  expect(await found(null, "dune")).toEqual(["Dune"]);
  await change(id, { visibility: "private" });
  expect([await found(null, "dune"), await found(nova, "dune")]).toEqual([[], ["Dune"]]);
});

test("a copy that went away is told of once, is left alone for a while, and serves again when it is back", async () => {
  await change(await aSong("Moss"), { title: "Moss Garden" });
  await copy.db.schema.alterTable("track").renameTo("elsewhere").execute();
  expect(await found(null, "moss")).toEqual(["Moss Garden"]);
  expect(await found(null, "moss")).toEqual(["Moss Garden"]);
  expect([news, replica.isServing()]).toEqual([["away"], false]);
  await copy.db.schema.alterTable("elsewhere").renameTo("track").execute();
  expect(await found(null, "moss")).toEqual(["Moss Garden"]);
  clock += REST_MS;
  expect(await found(null, "moss")).toEqual(["Moss"]);
  expect([news, replica.isServing()]).toEqual([["away", "back"], true]);
});

test("a copy on a server that does not answer leaves everything to the primary", async () => {
  const gone = openReplica({ DATABASE_REPLICA_URL: "postgres://127.0.0.1:1/levare" }, { engine: "postgres" });
  expect(await gone!.read((db) => db.selectFrom("track").selectAll().execute())).toBeNull();
  expect(gone!.isServing()).toBe(false);
  await gone!.close();
});

test("an embedded database has no copy, and the operator is told so", () => {
  const env = { DATABASE_REPLICA_URL: "postgres://127.0.0.1:1/levare" };
  expect(() => openReplica(env, { engine: "embedded" })).toThrow("DATABASE_URL, which is not set");
  expect(openReplica({}, { engine: "embedded" })).toBeNull();
});
