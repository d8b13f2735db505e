import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { sql } from "kysely";
import { insertUpload } from "../../db/catalog/uploads.ts";
import { newId } from "../../db/ids.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { clearAudio } from "../catalog/clearAudio.ts";
import { ingestUpload } from "../catalog/ingestUpload.ts";
import { samplesOf, waveOf } from "../providers/audio/testing/handmade.ts";
import { UnfinishedAudio } from "../providers/audio.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { startWorkers } from "../workers.ts";
import { replaceAudio } from "./replaceAudio.ts";

const song = (hertz: number, seconds = 4) =>
  waveOf(
    samplesOf(seconds, 44_100, (at) => 0.3 * Math.sin(2 * Math.PI * hertz * at)),
    44_100,
  );
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await startWorkers({ db: server.db, services: server.services, dataDir: server.dataDir });
});
afterAll(() => server.close());

async function anArtist(userTier = "artist_pro") {
  const user = await aUser(server.db, { userTier, stageName: "Nova" });
  const workspace = await aWorkspace(server.db, { ownerId: user.id });
  return {
    userId: user.id,
    workspaceId: workspace.id,
    cookie: await server.cookieFor(user.id),
    viewer: await viewerFor(server, user.id),
  };
}
type Artist = Awaited<ReturnType<typeof anArtist>>;

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** Sends a file and waits until it is finished or refused; `extra` is what else the browser says of it. */
async function send({ cookie }: Artist, bytes: Buffer, extra: { replaces?: string; reason?: string } = {}) {
  const said = Object.entries({ filename: "song.wav", ...extra }).map(
    ([key, value]) => `${key} ${base64(value)}`,
  );
  const headers = { "tus-resumable": "1.0.0", cookie };
  const announced = await server.app.request("/uploads", {
    method: "POST",
    headers: { ...headers, "upload-length": String(bytes.length), "upload-metadata": said.join(",") },
  });
  if (announced.status !== 201) return { status: announced.status, ...JSON.parse(await announced.text()) };
  const location = announced.headers.get("location")!;
  const type = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
  await server.app.request(location, {
    method: "PATCH",
    headers: { ...headers, ...type },
    body: bytes as never,
  });
  return ended(path.basename(location));
}

/** The upload once it is finished, its track ready, or refused. */
async function ended(id: string) {
  for (const end = Date.now() + 200_000; Date.now() < end; await setTimeout(100)) {
    const upload = await server.db
      .selectFrom("upload")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (upload.state === "refused") return upload;
    if (upload.state !== "finished") continue;
    const track = await trackOf(upload.trackId!);
    if (track.state === "ready") return upload;
  }
  throw new Error("The upload did not come to an end.");
}

const trackOf = (id: string) =>
  server.db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function aSong(artist: Artist) {
  const { trackId } = await send(artist, song(220));
  return { id: trackId as string, gid: encodeGlobalID("Track", trackId as string) };
}

async function onARelease(artist: Artist, trackId: string, state: string) {
  const id = newId();
  const { workspaceId } = artist;
  await server.db.insertInto("release").values({ id, workspaceId, title: "Out", state }).execute();
  await server.db.insertInto("releaseTrack").values({ releaseId: id, trackId, position: 1 }).execute();
  return id;
}

const STREAM = /* GraphQL */ `query Stream($id: ID!) {
  node(id: $id) { ... on Track { duration isOut stream(quality: basic) { url } earlierMasters { sha256 duration } } }
}`;

const look = async ({ viewer }: Artist, gid: string) =>
  (await server.ask(viewer, STREAM, { id: gid })).data.node;
const hear = async ({ cookie }: Artist, url: string) =>
  Buffer.from(await (await server.app.request(url, { headers: { cookie } })).arrayBuffer());

test("new audio takes the place of the old under the same track, with its plays, its words and its history", async () => {
  const artist = await anArtist();
  const { id, gid } = await aSong(artist);
  await server.db
    .updateTable("track")
    .set({ title: "Tide", popularity: 77, bpm: 90 })
    .where("id", "=", id)
    .execute();
  const before = await look(artist, gid);
  const old = await hear(artist, before.stream.url);

  await send(artist, song(330, 6), { replaces: gid });
  const track = await trackOf(id);
  expect(track).toMatchObject({ title: "Tide", popularity: 77, bpm: 90, masterSha256: hashOf(song(330, 6)) });
  const after = await look(artist, gid);
  expect(after).toMatchObject({
    duration: 6,
    isOut: false,
    earlierMasters: [{ sha256: hashOf(song(220)), duration: 4 }],
  });
  expect(after.stream.url).not.toBe(before.stream.url);
  expect((await hear(artist, after.stream.url)).equals(old)).toBe(false);
  const { loudness } = await server.db
    .selectFrom("measurement")
    .select("loudness")
    .where("trackId", "=", id)
    .executeTakeFirstOrThrow();
  expect(loudness).not.toBeNull();
});

test("the old files go later, those in use never", async () => {
  const artist = await anArtist();
  const { id, gid } = await aSong(artist);
  const old = await trackOf(id);
  await send(artist, song(440), { replaces: gid });
  const { masterKey } = await trackOf(id);
  await clearAudio({ db: server.db, services: server.services }, { keys: [old.masterKey, masterKey] });
  expect(await server.services.storage.exists(old.masterKey)).toBe(false);
  expect(await server.services.storage.exists(masterKey)).toBe(true);
});

test("a replacement takes no place in the plan", async () => {
  const artist = await anArtist("artist_starter");
  await server.db
    .updateTable("user")
    .set({ trialEndsAt: new Date(Date.now() + 86_400_000) })
    .where("id", "=", artist.userId)
    .execute();
  const { gid } = await aSong(artist);
  const { userId, workspaceId } = artist;
  const came = { userId, workspaceId, fileName: "song.wav", bytes: 1, state: "finished" };
  for (let n = 0; n < 4; n++) await insertUpload(server.db, { id: newId(), ...came });
  expect(await send(artist, song(500))).toMatchObject({ status: 402, code: "uploads.planFull" });
  expect(await send(artist, song(510), { replaces: gid })).toMatchObject({ state: "finished" });
});

test("what is out changes for a reason, and the release remembers it", async () => {
  const artist = await anArtist();
  const { id, gid } = await aSong(artist);
  const releaseId = await onARelease(artist, id, "live");
  expect((await look(artist, gid)).isOut).toBe(true);
  expect(await send(artist, song(440), { replaces: gid })).toMatchObject({
    status: 422,
    code: "uploads.reasonNeeded",
    message: "This track is on a release that is live. Say why its audio changes.",
  });
  await send(artist, song(440), { replaces: gid, reason: "A click at the end." });
  const revisions = await server.db
    .selectFrom("releaseRevision")
    .selectAll()
    .where("releaseId", "=", releaseId)
    .execute();
  expect(revisions).toMatchObject([
    {
      reason: "A click at the end.",
      userId: artist.userId,
      before: { audio: hashOf(song(220)) },
      after: { audio: hashOf(song(440)) },
    },
  ]);
});

test("a file that is no music leaves the track as it was, and says why", async () => {
  const artist = await anArtist();
  const { id, gid } = await aSong(artist);
  const before = await trackOf(id);
  const refused = await send(artist, Buffer.from("This is no music at all.".repeat(40)), { replaces: gid });
  expect(refused).toMatchObject({ state: "refused", trackId: null });
  expect(refused.reasonCode).toBe("audio.notAudio");
  expect(await trackOf(id)).toEqual(before);
});

test.each(["somebody else's track", "a track that does not exist", "no id at all"])(
  "%s cannot be replaced",
  async (which) => {
    const artist = await anArtist();
    const other = await anArtist();
    const replaces =
      which === "somebody else's track"
        ? (await aSong(other)).gid
        : which === "no id at all"
          ? "everything"
          : encodeGlobalID("Track", newId());
    expect(await send(artist, song(440), { replaces })).toEqual({
      status: 404,
      code: "general.notFound",
      params: {},
      message: "Not found",
    });
  },
  60_000,
);

test("of two replacements at once both are kept in order, and the track has the last", async () => {
  const artist = await anArtist();
  const { id, gid } = await aSong(artist);
  const hashes = [hashOf(song(600)), hashOf(song(700))];
  await Promise.all([send(artist, song(600), { replaces: gid }), send(artist, song(700), { replaces: gid })]);
  const { masterSha256 } = await trackOf(id);
  const { earlierMasters } = await look(artist, gid);
  expect(earlierMasters).toHaveLength(2);
  expect([earlierMasters[0].sha256, masterSha256].sort()).toEqual(hashes.sort());
  expect(earlierMasters[1].sha256).toBe(hashOf(song(220)));
});

test("new audio that we could not prepare leaves the old in place, and its file is tried again on a word", async () => {
  const artist = await anArtist();
  const { id, gid } = await aSong(artist);
  const { audio } = server.services;
  const render = audio.render;
  audio.render = () => Promise.reject(new UnfinishedAudio("No byte came.", false));
  const refused = await send(artist, song(390, 5), { replaces: gid }).finally(() => (audio.render = render));
  expect(refused).toMatchObject({ state: "refused", reasonCode: "audio.notReplaced" });
  expect(await trackOf(id)).toMatchObject({ state: "ready", masterSha256: hashOf(song(220)) });

  const retry = (viewer: Artist["viewer"], uploadId: string) =>
    server.ask(viewer, RETRY, { input: { id: encodeGlobalID("Upload", uploadId) } });
  const stranger = await anArtist();
  expect((await retry(stranger.viewer, refused.id)).data.retryUpload.__typename).toBe("NotFound");
  expect((await retry(artist.viewer, refused.id)).data.retryUpload).toEqual({
    ...{ __typename: "RetryUploadPayload", upload: { state: "checking", refusal: null } },
  });
  await ended(refused.id);
  expect(await trackOf(id)).toMatchObject({ masterSha256: hashOf(song(390, 5)) });
  // What is done is not done again, and what is no music stays refused.
  expect((await retry(artist.viewer, refused.id)).data.retryUpload.__typename).toBe("NotFound");
  const noise = await send(artist, Buffer.from("no music"), { replaces: gid });
  expect((await retry(artist.viewer, noise.id)).data.retryUpload.__typename).toBe("NotFound");
});

test("new audio that two workers prepare at once stays, whoever of them is later", async () => {
  const artist = await anArtist();
  const { id, gid } = await aSong(artist);
  const { storage } = server.services;
  const put = storage.put;
  const streams: string[] = [];
  // Each has made and stored everything before either puts it in its place.
  storage.put = async (key, file, mimeType) => {
    await put.call(storage, key, file, mimeType);
    if (!key.startsWith(`streams/${id}/`)) return;
    streams.push(key);
    if (streams.length === 1) other = replaceByAnother(path.basename(path.dirname(key)));
    while (streams.length < 4) await setTimeout(10);
  };
  let other: Promise<void> | undefined;
  const upload = await send(artist, song(410, 5), { replaces: gid });
  await other;
  await untilDone("replace-audio", upload.id);
  storage.put = put;
  expect(streams).toHaveLength(4);
  const { masterKey, masterSha256 } = await trackOf(id);
  expect(masterSha256).toBe(hashOf(song(410, 5)));
  const renditions = await server.db
    .selectFrom("rendition")
    .select("storageKey")
    .where("trackId", "=", id)
    .execute();
  const keys = [masterKey, ...renditions.map(({ storageKey }) => storageKey)];
  expect(await Promise.all(keys.map((key) => storage.exists(key)))).toEqual([true, true, true]);
  expect((await look(artist, gid)).earlierMasters).toHaveLength(1);
});

/** A second worker, with a data folder of its own, does what another one has under way. */
async function replaceByAnother(uploadId: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "levare-worker-"));
  await replaceAudio({ db: server.db, services: server.services, dataDir }, { uploadId }, false);
  await rm(dataDir, { recursive: true });
}

const jobsOf = (kind: string, uploadId: string) =>
  sql<{
    state: string;
  }>`select state from pgboss.job where name = ${kind} and data ->> 'uploadId' = ${uploadId}`
    .execute(server.db)
    .then(({ rows }) => rows.map(({ state }) => state));

async function untilDone(kind: string, uploadId: string): Promise<void> {
  while ((await jobsOf(kind, uploadId)).some((state) => state !== "completed")) await setTimeout(50);
}

test("a file that is looked into twice is prepared once", async () => {
  const artist = await anArtist();
  const { gid } = await aSong(artist);
  const { audio } = server.services;
  const render = audio.render;
  let uploadId = "";
  audio.render = async (...given) => {
    uploadId = path.basename(given[1]);
    // Whoever looked into it died before the queue heard that they had.
    await ingestUpload(
      { db: server.db, services: server.services, dataDir: server.dataDir },
      { uploadId },
      false,
    );
    return render.apply(audio, given);
  };
  await send(artist, song(420, 5), { replaces: gid }).finally(() => (audio.render = render));
  expect(await jobsOf("replace-audio", uploadId)).toHaveLength(1);
});

test("new audio that may not take its place leaves nothing in the store", async () => {
  const artist = await anArtist();
  const { id, gid } = await aSong(artist);
  const { audio } = server.services;
  const render = audio.render;
  audio.render = async (...given) => {
    // The release goes out while the file is on its way, without a reason.
    await onARelease(artist, id, "live");
    return render.apply(audio, given);
  };
  const refused = await send(artist, song(430, 5), { replaces: gid }).finally(() => (audio.render = render));
  expect(refused).toMatchObject({ state: "refused", reasonCode: "uploads.reasonNeeded" });
  await untilDone("replace-audio", refused.id);
  const kept = await readdir(path.join(server.dataDir, "media"), { recursive: true });
  expect(kept.filter((name) => name.includes(refused.id) && path.extname(name))).toEqual([]);
});

test("of new audio that we could not store nothing stays once its person lets go of it", async () => {
  const artist = await anArtist();
  const { id, gid } = await aSong(artist);
  const { storage } = server.services;
  const put = storage.put;
  storage.put = (key, ...given) =>
    key.endsWith(".webm")
      ? Promise.reject(Object.assign(new Error("No room."), { code: "ENOSPC" }))
      : put.call(storage, key, ...given);
  const refused = await send(artist, song(450, 5), { replaces: gid }).finally(() => (storage.put = put));
  expect(refused).toMatchObject({ state: "refused", reasonCode: "audio.diskFull" });
  const kept = async () =>
    (await readdir(path.join(server.dataDir, "media"), { recursive: true })).filter(
      (name) => name.includes(refused.id) && path.extname(name),
    );
  expect(await kept()).not.toEqual([]);
  await server.ask(artist.viewer, DISMISS, { input: { id: encodeGlobalID("Upload", refused.id) } });
  for (const end = Date.now() + 20_000; Date.now() < end && (await kept()).length > 0; ) await setTimeout(50);
  expect(await kept()).toEqual([]);
  expect(await storage.exists((await trackOf(id)).masterKey)).toBe(true);
});

const DISMISS = /* GraphQL */ `mutation Dismiss($input: DismissUploadInput!) {
  dismissUpload(input: $input) { __typename }
}`;

const RETRY = /* GraphQL */ `mutation Retry($input: RetryUploadInput!) {
  retryUpload(input: $input) { __typename ... on RetryUploadPayload { upload { state refusal { code } } } }
}`;
