import type { Insertable } from "kysely";
import { newId } from "../ids.ts";
import type { Database } from "../open.ts";
import type { DB } from "../tables.generated.ts";
import { aTrack, aWorkspace } from "../testing/build.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { rebuildSearchDocs, refreshSearchDocs } from "./searchDocs.ts";

let database: Database;
let workspaceId: string;
beforeAll(async () => {
  database = await freshDatabase();
  workspaceId = (await aWorkspace(database.db)).id;
});
afterAll(() => database.close());

const refresh = (...[kind, ids]: [Parameters<typeof refreshSearchDocs>[1], string[]]) =>
  database.db.transaction().execute((trx) => refreshSearchDocs(trx, kind, ids));

function docOf(id: string) {
  return database.db.selectFrom("searchDoc").selectAll().where("entityId", "=", id).executeTakeFirst();
}

async function anArtist(name: string): Promise<string> {
  const id = newId();
  await database.db.insertInto("artist").values({ id, workspaceId, name }).execute();
  return id;
}

async function aCreditedTrack(artistId: string, some: Partial<Insertable<DB["track"]>>): Promise<string> {
  const { id } = await aTrack(database.db, { workspaceId, ...some });
  await database.db.insertInto("trackArtist").values({ trackId: id, artistId, position: 0 }).execute();
  await refresh("track", [id]);
  return id;
}

test("an artist becomes public with the first public track and private again when it is archived", async () => {
  const artist = await anArtist("Nova");
  const track = await aCreditedTrack(artist, { visibility: "private" });
  expect((await docOf(artist))?.visibility).toBe("private");
  await database.db
    .updateTable("track")
    .set({ visibility: "public", popularity: 7 })
    .where("id", "=", track)
    .execute();
  await refresh("track", [track]);
  expect(await docOf(artist)).toMatchObject({ visibility: "public", popularity: 7, title: "nova" });
  await database.db.updateTable("track").set({ state: "archived" }).where("id", "=", track).execute();
  await refresh("track", [track]);
  expect(await docOf(track)).toBeUndefined();
  expect((await docOf(artist))?.visibility).toBe("private");
});

test("an artist who loses the only credit is public no longer", async () => {
  const artist = await anArtist("Mara");
  const track = await aCreditedTrack(artist, { visibility: "public" });
  await database.db.deleteFrom("trackArtist").where("trackId", "=", track).execute();
  await refresh("track", [track]);
  expect((await docOf(artist))?.visibility).toBe("private");
});

test("a deleted track leaves the search, and its artist stops being public", async () => {
  const artist = await anArtist("Iris");
  const track = await aCreditedTrack(artist, { visibility: "public" });
  await database.db.deleteFrom("track").where("id", "=", track).execute();
  await refresh("track", [track]);
  expect([await docOf(track), (await docOf(artist))?.visibility]).toEqual([undefined, "private"]);
});

test("a public track says nothing of a release that is still a secret", async () => {
  const release = {
    id: newId(),
    workspaceId,
    title: "Secretissimo",
    date: new Date("2019-05-01"),
    visibility: "private",
  };
  await database.db.insertInto("release").values(release).execute();
  const track = await aTrack(database.db, {
    workspaceId,
    releaseId: release.id,
    visibility: "public",
    createdAt: new Date("2026-01-01"),
  });
  await refresh("track", [track.id]);
  expect(await docOf(track.id)).toMatchObject({
    year: 2026,
    body: expect.not.stringContaining("secretissimo"),
  });
  await database.db
    .updateTable("release")
    .set({ visibility: "public" })
    .where("id", "=", release.id)
    .execute();
  await refresh("release", [release.id]);
  expect(await docOf(track.id)).toMatchObject({ year: 2019, body: expect.stringContaining("secretissimo") });
});

test("a new name of an artist finds their tracks at once", async () => {
  const artist = await anArtist("Old Name");
  const track = await aCreditedTrack(artist, { visibility: "public" });
  await database.db.updateTable("artist").set({ name: "Søren" }).where("id", "=", artist).execute();
  await refresh("artist", [artist]);
  expect((await docOf(track))?.names).toBe("soren");
});

test("a product is found by its number, with its price; a post by its text and its author", async () => {
  const product = {
    id: newId(),
    workspaceId,
    sku: "LP-77",
    name: "Vinyl",
    type: "PHYSICAL",
    priceMinor: 2500,
    currency: "EUR",
    visibility: "public",
  };
  await database.db.insertInto("product").values(product).execute();
  const owner = await database.db
    .selectFrom("workspace")
    .select("ownerId")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  const post = {
    id: newId(),
    workspaceId,
    authorId: owner.ownerId,
    title: "On tour",
    body: "**Lisbon** first",
    visibility: "private",
  };
  await database.db.insertInto("post").values(post).execute();
  await refresh("product", [product.id]);
  await refresh("post", [post.id]);
  expect(await docOf(product.id)).toMatchObject({
    type: "physical",
    priceMinor: 2500,
    body: "lp 77",
    visibility: "public",
  });
  expect(await docOf(post.id)).toMatchObject({
    body: "lisbon first",
    names: "nova reyes",
    visibility: "private",
  });
});

test("rebuilding from nothing gives the same rows as refreshing one by one", async () => {
  const all = () => database.db.selectFrom("searchDoc").selectAll().orderBy("entityId").execute();
  const before = await all();
  await database.db.deleteFrom("searchDoc").execute();
  await rebuildSearchDocs(database.db);
  expect(before.length).toBeGreaterThan(5);
  expect(await all()).toEqual(before);
});

test("a word longer than any index takes and a body of ten thousand words are kept as far as they serve", async () => {
  const title = "x".repeat(200);
  const track = await aTrack(database.db, { workspaceId, title });
  await refresh("track", [track.id]);
  expect((await docOf(track.id))?.title).toHaveLength(60);
});
