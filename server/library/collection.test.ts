import { newId } from "../../db/ids.ts";
import { insertMarks } from "../../db/library/marks.ts";
import { insertPlays } from "../../db/plays/plays.ts";
import { makeProfile } from "../../db/profiles/profiles.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { DAY_MS } from "../../domain/duration.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const PAGE = /* GraphQL */ `query Page($handle: String!, $after: String) { profile(handle: $handle) {
  collection {
    tracks(first: 2, after: $after) { totalCount edges { node { title } } pageInfo { hasNextPage endCursor } }
    releases { totalCount edges { node { title } } }
    playlists { totalCount edges { node { title isOwn } } }
    badges { kind earnedAt artist { name } release { title } }
  }
} }`;
const CHOOSE = /* GraphQL */ `mutation C($shown: Boolean!) {
  updatePreferences(input: { publicCollection: $shown }) { __typename }
}`;

async function aFan() {
  const user = await aUser(server.db, { name: "Mara Okafor", role: "fan", capabilities: ["fan"] });
  await makeProfile(server.db, user);
  const { handle } = await server.db
    .updateTable("profile")
    .set({ isPublic: true })
    .where("userId", "=", user.id)
    .returning("handle")
    .executeTakeFirstOrThrow();
  return { userId: user.id, handle, viewer: await viewerFor(server, user.id) };
}
type Fan = Awaited<ReturnType<typeof aFan>>;

const collectionOf = async ({ handle }: Fan, viewer: Viewer | null = null, after?: string) =>
  (await server.ask(viewer, PAGE, { handle, after })).data.profile.collection;
const show = ({ viewer }: Fan, shown = true) => server.ask(viewer, CHOOSE, { shown });

/** A public release of so many public songs by an artist, out on a day. */
async function aRelease(title: string, songs: number, outAt: Date, some: object = {}) {
  const { id: workspaceId } = await aWorkspace(server.db);
  const id = newId();
  await server.db
    .insertInto("release")
    .values({ id, title, workspaceId, date: outAt, visibility: "public", state: "live", ...some })
    .execute();
  const artistId = newId();
  await server.db.insertInto("artist").values({ id: artistId, workspaceId, name: "Orrin" }).execute();
  const trackIds: string[] = [];
  for (let at = 0; at < songs; at++) {
    const track = await aTrack(server.db, { workspaceId, releaseId: id, visibility: "public" });
    trackIds.push(track.id);
    await server.db.insertInto("trackArtist").values({ trackId: track.id, artistId, position: 0 }).execute();
  }
  return { id, workspaceId, trackIds };
}

async function heard({ userId }: Fan, trackId: string, at: readonly Date[]): Promise<void> {
  const play = { trackId, listenerId: userId, heardMs: 40_000, outcome: "counted" };
  await insertPlays(
    server.db,
    at.map((startedAt) => ({
      ...{ ...play, id: newId(), listenerKey: newId(), sessionId: newId(), startedAt },
      day: startedAt.toISOString().slice(0, 10),
    })),
    new Date(),
  );
}

const OUT = new Date("2026-03-01T00:00:00Z");
const daysLater = (days: number) => new Date(OUT.getTime() + days * DAY_MS);

test("a collection is its owner's alone until they show it, and again once they hide it", async () => {
  const fan = await aFan();
  expect(await collectionOf(fan)).toBeNull();
  expect(await collectionOf(fan, fan.viewer)).not.toBeNull();
  await show(fan);
  expect(await collectionOf(fan)).not.toBeNull();
  await show(fan, false);
  expect(await collectionOf(fan)).toBeNull();
});

test("a shown collection holds what everybody finds, the latest first and page by page, and no secret", async () => {
  const fan = await aFan();
  await show(fan);
  const songs = ["Ebb", "Flow", "Still"];
  for (const [at, title] of songs.entries()) {
    const { id } = await aTrack(server.db, { title, visibility: "public" });
    await insertMarks(server.db, "track", [{ userId: fan.userId, id, at: daysLater(at) }]);
  }
  for (const visibility of ["unlisted", "private"]) {
    const { id } = await aTrack(server.db, { title: "Secret", visibility });
    await insertMarks(server.db, "track", [{ userId: fan.userId, id, at: daysLater(9) }]);
  }
  const out = await aRelease("Harbour", 1, OUT);
  const hidden = await aRelease("Demo", 1, OUT, { visibility: "unlisted" });
  for (const { id } of [out, hidden])
    await insertMarks(server.db, "release", [{ userId: fan.userId, id, at: OUT }]);
  const dated = { ownerId: fan.userId, createdAt: OUT, updatedAt: OUT };
  for (const visibility of ["public", "unlisted", "private"])
    await server.db
      .insertInto("playlist")
      .values({ id: newId(), title: visibility, visibility, ...dated })
      .execute();

  const shown = await collectionOf(fan);
  expect(shown.tracks.totalCount).toBe(3);
  const titles = ({ edges }: any) => edges.map(({ node }: any) => node.title);
  expect(titles(shown.tracks)).toEqual(["Still", "Flow"]);
  expect(titles((await collectionOf(fan, null, shown.tracks.pageInfo.endCursor)).tracks)).toEqual(["Ebb"]);
  expect(titles(shown.releases)).toEqual(["Harbour"]);
  expect(shown.playlists).toEqual({
    totalCount: 1,
    edges: [{ node: { title: "public", isOwn: false } }],
  });
  await server.db
    .updateTable("workspace")
    .set({ suspendedAt: OUT })
    .where("id", "=", out.workspaceId)
    .execute();
  expect((await collectionOf(fan)).releases.totalCount).toBe(0);
});

test("plays earn badges: a release in its first week, all its songs, an artist a hundred times", async () => {
  const fan = await aFan();
  await show(fan);
  const [early, late] = [await aRelease("Harbour", 3, OUT), await aRelease("Inland", 2, OUT)];
  await heard(fan, early.trackIds[0]!, [daysLater(6.9)]);
  await heard(fan, early.trackIds[1]!, [daysLater(20)]);
  // Not before it was out, not after its week; and two songs are no release heard from end to end.
  await heard(fan, late.trackIds[0]!, [daysLater(-1), daysLater(7)]);
  await heard(fan, late.trackIds[1]!, [daysLater(8)]);
  const badge = (kind: string, days: number, of: object) => ({
    ...{ kind, earnedAt: daysLater(days).toISOString(), artist: null, release: null, ...of },
  });
  const harbour = { release: { title: "Harbour" } };
  expect((await collectionOf(fan)).badges).toEqual([badge("early", 6.9, harbour)]);

  await heard(fan, early.trackIds[2]!, [daysLater(30)]);
  await heard(
    fan,
    early.trackIds[2]!,
    Array.from({ length: 97 }, (_, at) => daysLater(40 + at)),
  );
  expect((await collectionOf(fan)).badges).toEqual([
    badge("hundred", 136, { artist: { name: "Orrin" } }),
    badge("whole", 30, harbour),
    badge("early", 6.9, harbour),
  ]);
});

test("nothing is left of badges once the history they came from is cleared, or the release withdrawn", async () => {
  const fan = await aFan();
  await show(fan);
  const [one, two] = [await aRelease("Harbour", 1, OUT), await aRelease("Inland", 1, OUT)];
  for (const { trackIds } of [one, two]) await heard(fan, trackIds[0]!, [daysLater(1)]);
  const titles = async () => (await collectionOf(fan)).badges.map(({ release }: any) => release.title).sort();
  expect(await titles()).toEqual(["Harbour", "Inland"]);
  await server.db.updateTable("release").set({ visibility: "private" }).where("id", "=", two.id).execute();
  expect(await titles()).toEqual(["Harbour"]);
  await server.ask(fan.viewer, /* GraphQL */ `mutation { clearListeningHistory { __typename } }`);
  expect(await titles()).toEqual([]);
});
