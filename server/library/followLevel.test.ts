import { sql } from "kysely";
import { insertMarks } from "../../db/library/marks.ts";
import { aUser } from "../../db/testing/build.ts";
import type { FollowLevel } from "../../domain/library/followLevel.ts";
import { UNDO_RELEASE_SECONDS } from "../../domain/releases/beforeLive.ts";
import type { Viewer } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { anArtist, aRelease, mutate } from "../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { notifyFollowers } from "./notifyFollowers.ts";

const now = new Date("2026-11-25T12:00:00Z");
/** When what went out by hand cannot be put back any more. */
const later = new Date(now.getTime() + UNDO_RELEASE_SECONDS * 1000);
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());

const SET = /* GraphQL */ `mutation Set($input: SetFollowLevelInput!) {
  setFollowLevel(input: $input) { __typename ... on SetFollowLevelPayload { artist { followLevel } } }
}`;
const LEVELS = /* GraphQL */ `query Levels($id: ID!) {
  viewer { library { artists { ids levels } } } node(id: $id) { ... on Artist { followLevel } }
}`;

/** The steps that wait to tell followers of a release. */
async function waiting(releaseId: string): Promise<{ releaseId: string; afterId: string | null }[]> {
  const { rows } = await sql<{ data: { releaseId: string; afterId: string | null } }>`
    select data from pgboss.job where name = 'tell-followers' and data ->> 'releaseId' = ${releaseId}`.execute(
    server.db,
  );
  return rows.map(({ data }) => data);
}
const step = (releaseId: string) => notifyFollowers(server, { releaseId, afterId: null }, () => later);

/** A release that is about to go out, its artist, and who makes it. */
async function aRecord(some: object = {}) {
  const studio = await anArtist(server);
  const release = await aRelease(server, studio.workspaceId, some);
  const { artistId } = await server.db
    .selectFrom("releaseArtist")
    .select("artistId")
    .where("releaseId", "=", release.id)
    .executeTakeFirstOrThrow();
  return { ...studio, ...release, artistId, artist: encodeGlobalID("Artist", artistId) };
}

async function aFollower(artistId: string, level?: FollowLevel, some: object = {}): Promise<Viewer> {
  const { id } = await aUser(server.db, { role: "fan", capabilities: ["fan"], ...some });
  await insertMarks(server.db, "artist", [{ userId: id, id: artistId, at: now }]);
  const viewer = await viewerFor(server, id);
  if (level) await server.ask(viewer, SET, { input: { id: encodeGlobalID("Artist", artistId), level } });
  return viewer;
}

async function heardBy(...viewers: Viewer[]): Promise<string[][]> {
  return Promise.all(
    viewers.map(async ({ userId }) => {
      const rows = await server.db
        .selectFrom("notification")
        .select("titleEn")
        .where("userId", "=", userId)
        .where("topic", "=", "newMusic")
        .execute();
      return rows.map(({ titleEn }) => titleEn);
    }),
  );
}

test("who begins to follow hears everything, and chooses for each artist", async () => {
  const { artist, artistId, tracks, viewer, gid } = await aRecord();
  await server.db.insertInto("trackArtist").values({ trackId: tracks[0]!, artistId, position: 1 }).execute();
  await mutate(server, viewer, "releaseNow", { id: gid });
  const fan = await aFollower(artistId);
  const levels = async () => (await server.ask(fan, LEVELS, { id: artist })).data;
  expect(await levels()).toEqual({
    viewer: { library: { artists: { ids: [artist], levels: ["everything"] } } },
    node: { followLevel: "everything" },
  });
  const { data } = await server.ask(fan, SET, { input: { id: artist, level: "nothing" } });
  expect(data.setFollowLevel.artist.followLevel).toBe("nothing");
  expect((await levels()).viewer.library.artists.levels).toEqual(["nothing"]);
  expect((await server.ask(viewer, LEVELS, { id: artist })).data.node.followLevel).toBeNull();
});

test("only who follows an artist chooses how much they hear of them", async () => {
  const { artist } = await aRecord();
  const stranger = await viewerFor(server, (await aUser(server.db)).id);
  const input = { id: artist, level: "releases" };
  expect((await server.ask(stranger, SET, { input })).data.setFollowLevel.__typename).toBe("NotFound");
  expect((await server.ask(null, SET, { input })).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});

test("when a release goes out its followers hear of it once, but for who wants nothing and who works on it", async () => {
  const record = await aRecord({ title: "Salt" });
  const [all, releases, nothing] = [
    await aFollower(record.artistId),
    await aFollower(record.artistId, "releases"),
    await aFollower(record.artistId, "nothing"),
  ];
  await insertMarks(server.db, "artist", [{ userId: record.userId, id: record.artistId, at: now }]);
  await mutate(server, record.viewer, "releaseNow", { id: record.gid });
  expect(await waiting(record.id)).toEqual([{ releaseId: record.id, afterId: null }]);
  await step(record.id);
  await step(record.id);
  const heard = ["Salt by Mara Lune is out"];
  expect(await heardBy(all, releases, nothing, record.viewer)).toEqual([heard, heard, [], []]);
});

test("who silenced new music at the bell hears nothing there, and who wants letters about it gets one, once", async () => {
  const record = await aRecord({ title: "Tide" });
  const quiet = await aFollower(record.artistId);
  const choices = (...on: [channel: string, isOn: boolean][]) => ({
    input: { notifications: on.map(([channel, isOn]) => ({ topic: "newMusic", channel, isOn })) },
  });
  await server.ask(
    quiet,
    /* GraphQL */ `mutation Choose($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { __typename } }`,
    choices(["app", false], ["email", true]),
  );
  const unproven = await aFollower(record.artistId, undefined, { emailVerified: false });
  await mutate(server, record.viewer, "releaseNow", { id: record.gid });
  await step(record.id);
  await step(record.id);
  expect(await heardBy(quiet, unproven)).toEqual([[], ["Tide by Mara Lune is out"]]);
  const letters = await server.db
    .selectFrom("mail")
    .select(["subject", "body"])
    .where("key", "like", `new release ${record.id}%`)
    .execute();
  expect(letters).toHaveLength(1);
  expect(letters[0]!.subject).toContain("Tide by Mara Lune is out");
  expect(letters[0]!.body).toContain("/library?tab=following");
});

test("what was taken back before its turn came, and what goes out by its link alone, is told to nobody", async () => {
  const record = await aRecord();
  const fan = await aFollower(record.artistId);
  await mutate(server, record.viewer, "releaseNow", { id: record.gid });
  await mutate(server, record.viewer, "withdrawRelease", { id: record.gid });
  await step(record.id);
  const unlisted = await aRecord({ audience: "unlisted" });
  await mutate(server, unlisted.viewer, "releaseNow", { id: unlisted.gid });
  expect(await waiting(unlisted.id)).toEqual([]);
  expect(await heardBy(fan)).toEqual([[]]);
});

test("many followers are told step by step, and the next step waits as part of the one before", async () => {
  const record = await aRecord();
  const rows = Array.from({ length: 203 }, (_, n) => n);
  const people = [];
  for (const _ of rows) people.push({ userId: (await aUser(server.db)).id, id: record.artistId, at: now });
  await insertMarks(server.db, "artist", people);
  await mutate(server, record.viewer, "releaseNow", { id: record.gid });
  await step(record.id);
  const told = async () =>
    (
      await server.db
        .selectFrom("notification")
        .select("id")
        .where("source", "=", `new release ${record.id}`)
        .execute()
    ).length;
  expect(await told()).toBe(200);
  const next = (await waiting(record.id)).find(({ afterId }) => afterId !== null)!;
  await notifyFollowers(server, next, () => later);
  expect(await told()).toBe(203);
});
