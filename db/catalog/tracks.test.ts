import { newId } from "../ids.ts";
import { cursorOf, type KeysetPage } from "../keyset.ts";
import type { Database } from "../open.ts";
import { aTrack, aUser, aWorkspace } from "../testing/build.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { RELEASE_COLUMN_NAMES } from "./releases.ts";
import { listTracks, type TrackFilter } from "./tracks.ts";

let database: Database;
let workspaceId: string;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  const owner = await aUser(db);
  workspaceId = (await aWorkspace(db, { ownerId: owner.id })).id;
  const songs = [
    { title: "Tide", genre: "pop", mood: "calm" },
    { title: "Undertow", genre: "rock", mood: "calm" },
    { title: "100% Rain", genre: "calm", mood: "pop" },
    { title: "Ebb", genre: "pop", mood: "dark", state: "archived" },
  ];
  for (const [n, song] of songs.entries())
    await aTrack(db, { workspaceId, createdAt: new Date(Date.UTC(2026, 0, 4 - n)), ...song });
});
afterAll(() => database.close());

async function titles(filter: TrackFilter, page: KeysetPage = { limit: 10 }) {
  return (await listTracks(database.db, workspaceId, filter, page)).map(({ title }) => title);
}

test("every filter finds its own songs, also after the same filter found others", async () => {
  for (let round = 0; round < 2; round++) {
    expect(await titles({})).toEqual(["Tide", "Undertow", "100% Rain"]);
    expect(await titles({ genre: "pop" })).toEqual(["Tide"]);
    expect(await titles({ genre: "rock" })).toEqual(["Undertow"]);
    expect(await titles({ mood: "pop" })).toEqual(["100% Rain"]);
    expect(await titles({ genre: "pop", mood: "calm" })).toEqual(["Tide"]);
    expect(await titles({ archived: true })).toEqual(["Ebb"]);
    expect(await titles({ text: " under " })).toEqual(["Undertow"]);
    expect(await titles({ text: "%" })).toEqual(["100% Rain"]);
    expect(await titles({ genre: "pop" }, { limit: 0 })).toEqual([]);
  }
});

test("a page after a song and a page before it are not the same page", async () => {
  const [, middle] = await listTracks(database.db, workspaceId, {}, { limit: 10 });
  const cursor = cursorOf(middle!);
  expect(await titles({}, { limit: 10, after: cursor })).toEqual(["100% Rain"]);
  expect(await titles({}, { limit: 10, before: cursor, inverted: true })).toEqual(["Tide"]);
  expect(await titles({ mood: "pop" }, { limit: 10, after: cursor })).toEqual(["100% Rain"]);
});

test("a song brings the release it is on along, and a single song none", async () => {
  const { db } = database;
  const id = newId();
  await db.insertInto("release").values({ id, workspaceId, title: "Low Water" }).execute();
  await aTrack(db, {
    workspaceId,
    releaseId: id,
    title: "Spring",
    createdAt: new Date(Date.UTC(2026, 1, 1)),
  });
  const [spring, tide] = await listTracks(
    db,
    workspaceId,
    {},
    { limit: 2 },
    { release: RELEASE_COLUMN_NAMES, cover: false },
  );
  expect(spring).toMatchObject({ title: "Spring", release: { id, title: "Low Water" } });
  expect(tide).toMatchObject({ title: "Tide", release: null });
});
