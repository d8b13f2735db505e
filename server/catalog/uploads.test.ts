import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { sql } from "kysely";
import { newId } from "../../db/ids.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { retryAtOnce } from "../../db/testing/retryAtOnce.ts";
import { english } from "../../domain/testing/english.ts";
import { keptRefusal } from "../../domain/words/kept.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { AUDIO_LIMITS } from "../providers/audio/limits.ts";
import { canSeeChildren, stopChildren } from "../providers/audio/testing/children.ts";
import { samplesOf, waveOf } from "../providers/audio/testing/handmade.ts";
import { type AudioEngine, openAudioEngine, UnfinishedAudio, UnreadableAudio } from "../providers/audio.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { startWorkers } from "../workers.ts";
import { renderTrack } from "./renderTrack.ts";
import { sweepUploads } from "./sweepUploads.ts";

const TUS = { "tus-resumable": "1.0.0" };
const song = waveOf(
  samplesOf(4, 44_100, (at) => at / 5),
  44_100,
);

let server: TestServer;
let studio: string;
let clock = 0;
beforeAll(async () => {
  server = await openTestServer(() => new Date(Date.now() + clock));
  await retryAtOnce(server.db);
  await startWorkers({ db: server.db, services: server.services, dataDir: server.dataDir });
  studio = await mkdtemp(path.join(tmpdir(), "levare studio "));
  await writeFile(path.join(studio, "song.wav"), song);
  const encode = path.join(import.meta.dirname, "../providers/audio/testing/encodeAll.ts");
  execFileSync(process.execPath, [encode, path.join(studio, "song.wav"), studio]);
});
afterAll(async () => {
  await server.close();
  await rm(studio, { recursive: true, force: true });
});

async function anArtist(userTier = "artist_pro") {
  const user = await aUser(server.db, { userTier, stageName: "Nova" });
  const workspace = await aWorkspace(server.db, { ownerId: user.id });
  return {
    user,
    workspace,
    cookie: await server.cookieFor(user.id),
    viewer: await viewerFor(server, user.id),
  };
}
type Artist = Awaited<ReturnType<typeof anArtist>>;

function announce(
  { cookie }: Pick<Artist, "cookie">,
  fileName: string,
  bytes: number,
  told: Record<string, string> = {},
) {
  const metadata = Object.entries({ filename: fileName, ...told }).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
  );
  const headers = {
    ...TUS,
    cookie,
    "upload-length": String(bytes),
    "upload-metadata": metadata.join(","),
  };
  return server.app.request("/uploads", { method: "POST", headers });
}

/** Uploads a whole file and waits until it is a track that can be heard, or refused. */
async function upload(artist: Artist, fileName: string, bytes: Buffer) {
  const announced = await announce(artist, fileName, bytes.length);
  if (announced.status !== 201) return { status: announced.status, ...JSON.parse(await announced.text()) };
  const location = announced.headers.get("location")!;
  await server.app.request(location, {
    method: "PATCH",
    headers: {
      ...TUS,
      cookie: artist.cookie,
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    },
    body: bytes as never,
  });
  return outcomeOf(path.basename(location));
}

async function outcomeOf(id: string) {
  for (const deadline = Date.now() + 200_000; Date.now() < deadline; await setTimeout(20)) {
    const row = await server.db
      .selectFrom("upload")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const track = await server.db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirst();
    if (row.state === "refused")
      return {
        id,
        state: "refused",
        reason: english(keptRefusal(row.reasonCode, row.reasonParams, row.reason)),
        track,
      };
    if (track && track.state !== "processing") return { id, state: row.state, track };
  }
  throw new Error("Nothing came of the upload.");
}

const HEAR = /* GraphQL */ `
  query Hear($id: ID!) {
    node(id: $id) {
      ... on Track { title artistNames duration state peaks stream(quality: basic) { url mimeType } }
    }
  }
`;

test("a song becomes a track that can be heard: titled by its file, credited to the artist, with a waveform", async () => {
  const artist = await anArtist();
  const { id } = await upload(artist, "01 - Under_tow.wav", song);
  const { data } = await server.ask(artist.viewer, HEAR, { id: encodeGlobalID("Track", id) });
  expect(data.node).toMatchObject({ title: "Under tow", artistNames: ["Nova"], duration: 4, state: "ready" });
  expect(data.node.peaks).toHaveLength(800);
  expect(data.node.peaks[700]).toBeGreaterThan(data.node.peaks[100]);

  const whole = await play(data.node.stream.url, artist.cookie);
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
  const part = await play(data.node.stream.url, artist.cookie, "bytes=100-199");
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  expect(part.headers.get("content-range")).toBe(`bytes 100-199/${whole.headers.get("content-length")}`);
});

test("a file that is in the catalog already is taken, and names the track that it was before", async () => {
  const [artist, stranger] = [await anArtist(), await anArtist()];
  const first = await upload(artist, "first.wav", song);
  const second = await upload(artist, "second.wav", song);
  await upload(stranger, "theirs.wav", song);
  const same = "query Same($id: ID!) { node(id: $id) { ... on Track { sameRecordings { title } } } }";
  const ask = async (viewer: Artist["viewer"], id: string) =>
    (await server.ask(viewer, same, { id: encodeGlobalID("Track", id) })).data.node;
  expect(await ask(artist.viewer, second.id)).toEqual({ sameRecordings: [{ title: "first" }] });
  await server.db.updateTable("track").set({ visibility: "public" }).where("id", "=", first.id).execute();
  expect(await ask(stranger.viewer, first.id)).toEqual({ sameRecordings: null });
});

test("every format that musicians export is taken", async () => {
  const artist = await anArtist();
  for (const name of ["song.flac", "song.mp3", "song.m4a", "song.ogg", "song.opus"]) {
    const answer = await upload(artist, name, await readFile(path.join(studio, name)));
    expect([name, answer.track?.state, answer.reason]).toEqual([name, "ready", undefined]);
  }
});

test.each([
  [
    "a text file that calls itself mp3",
    "poem.mp3",
    () => Buffer.from("Roses are red, violets are blue. ".repeat(50)),
  ],
  [
    "a web page in front of music",
    "page.mp3",
    async () =>
      Buffer.concat([Buffer.from("<html><script>1</script>"), await readFile(path.join(studio, "song.mp3"))]),
  ],
  ["half a FLAC", "half.flac", async () => firstHalf(await readFile(path.join(studio, "song.flac")))],
  [
    "a playlist that calls itself mp3",
    "list.mp3",
    () => Buffer.from("#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n"),
  ],
])("%s is refused with a reason, and nothing of it stays", async (_what, name, bytes) => {
  const artist = await anArtist("artist_starter");
  const answer = await upload(artist, name, await bytes());
  expect(answer).toMatchObject({ state: "refused", track: undefined });
  expect(answer.reason).toMatch(/^(This file|The file|The audio)/);
  expect(await leftOvers(answer.id)).toEqual([]);
  const { data } = await server.ask(artist.viewer, "query Used { viewer { workspace { tracksUploaded } } }");
  expect(data.viewer.workspace.tracksUploaded).toBe(0);
});

test("an empty file and one beyond a gigabyte are refused before the first byte", async () => {
  const artist = await anArtist();
  const empty = await announce(artist, "empty.wav", 0);
  expect([empty.status, JSON.parse(await empty.text()).message]).toEqual([422, "The file is empty."]);
  const huge = await announce(artist, "huge.wav", 2 * 1024 ** 3);
  expect(huge.status).toBe(413);
});

test("a trial takes five uploads; of many sixths at one moment none slips in", async () => {
  const artist = await anArtist("artist_starter");
  for (let n = 0; n < 4; n++) expect((await announce(artist, `${n}.wav`, 1000)).status).toBe(201);
  const race = await Promise.all(Array.from({ length: 8 }, async () => announce(artist, "five.wav", 1000)));
  expect(race.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = race.find(({ status }) => status === 402)!;
  expect(JSON.parse(await refused.text())).toEqual({
    code: "uploads.planFull",
    params: { max: 5 },
    message: "Your plan includes 5 track uploads.",
  });
});

test("the plan of the studio that an upload names counts; one that names none is for where the person works now", async () => {
  const [artist, hiring, stranger] = [
    await anArtist(),
    await anArtist("artist_starter"),
    await anArtist("artist_label"),
  ];
  const { user, workspace } = artist;
  await server.db
    .insertInto("membership")
    .values({ workspaceId: hiring.workspace.id, userId: user.id, role: "manager" })
    .execute();
  const send = async (told: Record<string, string>) => (await announce(artist, "a.wav", 1000, told)).status;
  const to = (workspaceId: string) => ({ workspaceId: encodeGlobalID("Workspace", workspaceId) });
  for (let n = 0; n < 5; n++) expect(await send(to(hiring.workspace.id))).toBe(201);
  expect(await send(to(hiring.workspace.id))).toBe(402);
  expect(await send(to(workspace.id))).toBe(201);
  expect(await send({})).toBe(201);
  expect(await send(to(stranger.workspace.id))).toBe(404);
  const rows = await server.db.selectFrom("upload").selectAll().where("userId", "=", user.id).execute();
  expect(rows.filter(({ workspaceId }) => workspaceId === workspace.id)).toHaveLength(2);
});

test("a visitor and a fan cannot upload, and a stranger cannot touch another's upload", async () => {
  expect((await announce({ cookie: "" }, "a.wav", 1000)).status).toBe(401);
  const fan = await aUser(server.db, { role: "fan", userTier: "fan_free" });
  expect((await announce({ cookie: await server.cookieFor(fan.id) }, "a.wav", 1000)).status).toBe(403);
  const [owner, stranger] = [await anArtist(), await anArtist()];
  const location = (await announce(owner, "a.wav", 1000)).headers.get("location")!;
  for (const method of ["HEAD", "PATCH", "DELETE"]) {
    const headers = {
      ...TUS,
      cookie: stranger.cookie,
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    };
    expect(
      (await server.app.request(location, { method, headers, ...(method === "PATCH" ? { body: "x" } : {}) }))
        .status,
    ).toBe(404);
  }
});

test("uploads are told by their names to their studio; others' and missing ones are left out alike", async () => {
  const [owner, stranger] = [await anArtist(), await anArtist()];
  const own = [await announce(owner, "a.wav", 1000), await announce(owner, "b.wav", 1000)];
  const uploadIds = own.map(({ headers }) => headers.get("location")!.split("/").at(-1)!);
  const asked = async (userId: string, ids: string[]) => {
    const document = "query Told($ids: [String!]!) { uploads(uploadIds: $ids) { uploadId state } }";
    const { data } = await server.ask(await viewerFor(server, userId), document, { ids });
    return data.uploads.map(({ uploadId }: { uploadId: string }) => uploadId).sort();
  };
  const all = [...uploadIds, newId(), "of-nobody"];
  expect(await asked(owner.user.id, all)).toEqual([...uploadIds].sort());
  expect(await asked(stranger.user.id, all)).toEqual([]);
  expect(await asked(owner.user.id, [])).toEqual([]);
});

test("an upload is not said to be gone because the database does not answer", async () => {
  const artist = await anArtist();
  const location = (await announce(artist, "a.wav", 1000)).headers.get("location")!;
  const head = async (place: string) => {
    const headers = { ...TUS, cookie: artist.cookie };
    return (await server.app.request(place, { method: "HEAD", headers })).status;
  };
  await sql`alter table upload rename to "uploadAway"`.execute(server.db);
  const meanwhile = await head(location);
  await sql`alter table "uploadAway" rename to upload`.execute(server.db);
  expect(meanwhile).toBe(500);
  expect(await head(location)).toBe(200);
  expect(await head(location.replace(/[^/]+$/, "no-id-of-ours"))).toBe(404);
});

test("whoever did not hear that the last byte arrived is told so, and sends nothing twice", async () => {
  const artist = await anArtist();
  const { id } = await upload(artist, "heard.wav", song);
  const asked = await askHowMuch(artist, id);
  expect([asked.status, asked.headers.get("upload-offset")]).toEqual([200, String(song.length)]);
  // One that asked before, and goes on from where it was, is sent back to ask again: not told that the file is gone.
  const { status } = await server.app.request(`/uploads/${id}`, {
    method: "PATCH",
    headers: {
      ...{ ...TUS, cookie: artist.cookie, "upload-offset": "1000" },
      "content-type": "application/offset+octet-stream",
    },
    body: song.subarray(1000) as never,
  });
  expect(status).toBe(409);
  expect(await leftOvers(id, ["incoming"])).toEqual([]);
});

test("a whole file whose server died before it could say so becomes a track: when its browser asks, or by itself", async () => {
  const artist = await anArtist();
  const arrived = async () => {
    const id = path.basename((await announce(artist, "a.wav", song.length)).headers.get("location")!);
    await server.services.incoming.store.write(Readable.from([song]), id, 0);
    return id;
  };
  const [asked, silent] = [await arrived(), await arrived()];
  expect((await askHowMuch(artist, asked)).headers.get("upload-offset")).toBe(String(song.length));
  await sweepUploads(server, new Date(Date.now() + 2 * 60_000));
  for (const id of [asked, silent]) expect((await outcomeOf(id)).track?.state).toBe("ready");
});

test("a file whose place was taken while the answer was lost is known again by its key: one place, not two", async () => {
  const [artist, stranger] = [await anArtist("artist_starter"), await anArtist("artist_starter")];
  const key = crypto.randomUUID();
  const places = async (who: Artist, bytes: number) =>
    (await announce(who, "a.wav", bytes, { key })).headers.get("location");
  const first = await places(artist, song.length);
  expect(await places(artist, song.length)).toBe(first);
  // What has arrived of it stays.
  await server.services.incoming.store.write(Readable.from([song.subarray(0, 1000)]), key, 0);
  expect(await places(artist, song.length)).toBe(first);
  expect((await askHowMuch(artist, key)).headers.get("upload-offset")).toBe("1000");
  const used = "query Used { viewer { workspace { tracksUploaded } } }";
  expect((await server.ask(artist.viewer, used)).data.viewer.workspace.tracksUploaded).toBe(1);
  // Another file, and another person who says the same, get places of their own.
  expect(await places(artist, 1000)).not.toBe(first);
  expect(await places(stranger, song.length)).not.toBe(first);
  // Its server died between the row and the file.
  await server.services.incoming.remove(key);
  expect(await places(artist, song.length)).toBe(first);
  expect((await askHowMuch(artist, key)).headers.get("upload-offset")).toBe("0");
});

test("an upload that is taken back leaves no place taken and no byte behind", async () => {
  const artist = await anArtist("artist_starter");
  const begin = async () => {
    const id = path.basename((await announce(artist, "a.wav", song.length)).headers.get("location")!);
    await server.services.incoming.store.write(Readable.from([song.subarray(0, 1000)]), id, 0);
    return id;
  };
  const [deleted, dismissed] = [await begin(), await begin()];
  const headers = { ...TUS, cookie: artist.cookie };
  await server.app.request(`/uploads/${deleted}`, { method: "DELETE", headers });
  const dismiss = "mutation D($input: DismissUploadInput!) { dismissUpload(input: $input) { __typename } }";
  await server.ask(artist.viewer, dismiss, { input: { id: encodeGlobalID("Upload", dismissed) } });
  for (const id of [deleted, dismissed]) expect(await leftOvers(id, ["incoming"])).toEqual([]);
  const used = "query Used { viewer { workspace { tracksUploaded } } }";
  expect((await server.ask(artist.viewer, used)).data.viewer.workspace.tracksUploaded).toBe(0);
});

test("an upload that nobody continues is given up after a day, and its person is told in the tray and at the bell", async () => {
  const artist = await anArtist("artist_starter");
  const id = path.basename((await announce(artist, "half.wav", song.length)).headers.get("location")!);
  await server.services.incoming.store.write(Readable.from([song.subarray(0, 1000)]), id, 0);
  const inDays = new Date(Date.now() + 25 * 60 * 60_000);
  await sweepUploads(server, inDays);
  expect(await outcomeOf(id)).toMatchObject({
    state: "refused",
    reason: "The rest of this file did not arrive within a day. Upload it again.",
  });
  const asked =
    "query Told { viewer { workspace { tracksUploaded } notifications(first: 5) { edges { node { titleEn } } } } }";
  const { viewer } = (await server.ask(artist.viewer, asked)).data;
  expect(viewer.workspace.tracksUploaded).toBe(0);
  expect(viewer.notifications.edges).toEqual([{ node: { titleEn: "half.wav did not finish uploading" } }]);
  expect(await leftOvers(id, ["incoming"])).toEqual([]);
});

test("a file and a track whose last job ended where nobody could write so down are taken up again by themselves", async () => {
  const artist = await anArtist();
  const { id, track } = await upload(artist, "again.wav", song);
  const announced = await announce(artist, "checked.wav", song.length);
  const waiting = path.basename(announced.headers.get("location")!);
  await server.services.incoming.store.write(Readable.from([song]), waiting, 0);
  const state = { state: "processing" };
  await server.db.updateTable("track").set(state).where("id", "=", track!.id).execute();
  await server.db.updateTable("upload").set({ state: "checking" }).where("id", "=", waiting).execute();
  await sweepUploads(server, new Date(Date.now() + 6 * 60_000));
  for (const each of [id, waiting]) expect((await outcomeOf(each)).track?.state).toBe("ready");
  // Whoever is at it is left alone.
  const jobsOf = async () =>
    (
      await sql<{ count: number }>`select count(*)::int as count from pgboss.job
        where data ->> 'trackId' = ${id}`.execute(server.db)
    ).rows[0]!.count;
  await server.db.updateTable("track").set(state).where("id", "=", track!.id).execute();
  await server.db
    .transaction()
    .execute((trx) => server.services.jobs.enqueue(trx, "render-track", { trackId: id }, 3600));
  const before = await jobsOf();
  await sweepUploads(server, new Date(Date.now() + 6 * 60_000));
  expect(await jobsOf()).toBe(before);
});

test("an upload that goes on slowly for days is not given up while bytes come", async () => {
  const artist = await anArtist();
  const id = path.basename((await announce(artist, "slow.wav", song.length)).headers.get("location")!);
  const days = new Date(Date.now() - 3 * 24 * 60 * 60_000);
  await server.db.updateTable("upload").set({ updatedAt: days }).where("id", "=", id).execute();
  await server.services.incoming.store.write(Readable.from([song.subarray(0, 1000)]), id, 0);
  await sweepUploads(server);
  expect((await askHowMuch(artist, id)).headers.get("upload-offset")).toBe("1000");
  await sweepUploads(server, new Date(Date.now() + 25 * 60 * 60_000));
  expect((await askHowMuch(artist, id)).status).toBe(404);
});

test("a file that is gone from where it was received is told to its person, and to whoever runs the platform", async () => {
  const artist = await anArtist();
  const id = path.basename((await announce(artist, "gone.wav", 1000)).headers.get("location")!);
  const hours = new Date(Date.now() - 2 * 60 * 60_000);
  const change = { state: "checking", updatedAt: hours };
  await server.db.updateTable("upload").set(change).where("id", "=", id).execute();
  await sweepUploads(server);
  const { state, reason } = await outcomeOf(id);
  expect([state, reason]).toEqual(["refused", "We lost this file on our side. Please send it again."]);
  const failed = { queue: "ingest-upload", missingFile: expect.stringContaining(id) };
  expect(await failedJobAbout(id)).toMatchObject(failed);
});

test("a track whose master is gone says so instead of going for good, and so do the failed jobs", async () => {
  const artist = await anArtist();
  const { id, track } = await upload(artist, "kept.wav", song);
  await server.services.storage.delete(track!.masterKey);
  await server.db.updateTable("track").set({ state: "processing" }).where("id", "=", id).execute();
  await server.db
    .transaction()
    .execute((trx) => server.services.jobs.enqueue(trx, "render-track", { trackId: id }));
  const told = await outcomeOf(id);
  expect(told.track).toMatchObject({
    state: "failed",
    failureCode: "audio.masterLost",
  });
  expect(await failedJobAbout(id)).toMatchObject({ queue: "render-track", missingFile: track!.masterKey });
});

/** Puts other codecs into the server for one act. */
async function withAudio<Result>(audio: AudioEngine, act: () => Promise<Result>): Promise<Result> {
  const own = server.services.audio;
  server.services.audio = audio;
  return act().finally(() => (server.services.audio = own));
}

const onLinux = canSeeChildren ? test : test.skip;

onLinux(
  "a song whose preparation stood still keeps its file, says whose fault it is, and is ready after another try",
  async () => {
    const artist = await anArtist();
    const audio = openAudioEngine({}, { ...AUDIO_LIMITS, standstillMs: 1_000 });
    const standing: AudioEngine = {
      ...audio,
      render: (...given) => {
        const goOn = stopChildren();
        return audio.render(...given).finally(goOn);
      },
    };
    const { id, track } = await withAudio(standing, () => upload(artist, "long.wav", song));
    expect(track).toMatchObject({ state: "failed", failureCode: "audio.unfinished" });
    expect(Buffer.from(await server.services.storage.bytes(track!.masterKey))).toEqual(song);
    const retry = "mutation Retry($input: RetryTrackInput!) { retryTrack(input: $input) { __typename } }";
    await server.ask(artist.viewer, retry, { input: { id: encodeGlobalID("Track", id) } });
    expect((await outcomeOf(id)).track).toMatchObject({ state: "ready", failureCode: null });
  },
);

/** What a run of the same work meets that lasted until another one had made the track ready. */
async function lateRun(artist: Artist, error: Error) {
  const { id } = await upload(artist, "song.wav", song);
  const track = () =>
    server.db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const ready = await track();
  await server.db.updateTable("track").set({ state: "processing" }).where("id", "=", id).execute();
  const context = { db: server.db, services: server.services, dataDir: studio };
  const late = {
    ...server.services.audio,
    async render() {
      await renderTrack(context, { trackId: id }, false);
      throw error;
    },
  };
  await renderTrack(
    { ...context, services: { ...server.services, audio: late }, dataDir: server.dataDir },
    { trackId: id },
    true,
  );
  expect(await track()).toMatchObject({ state: "ready", failureCode: null, masterKey: ready.masterKey });
  expect(await server.services.storage.exists(ready.masterKey)).toBe(true);
  return server.db.selectFrom("notification").selectAll().where("userId", "=", artist.user.id).execute();
}

test.each([
  ["was stopped", new UnfinishedAudio("No byte came.", false)],
  ["could not read the file", new UnreadableAudio(refusal("audio.damaged"))],
])("a track that one worker made ready stays so when another %s", async (_what, error) => {
  expect(await lateRun(await anArtist(), error)).toEqual([]);
});

test("of a song that turns out to be no good nothing stays in the store, even if that is away for a moment", async () => {
  const artist = await anArtist();
  const { audio, storage } = server.services;
  const [render, remove] = [audio.render, storage.delete];
  audio.render = () => Promise.reject(new UnreadableAudio(refusal("audio.damaged")));
  let failures = 0;
  storage.delete = async (key) => {
    if (failures++ === 0) throw new Error("The store is away.");
    return remove.call(storage, key);
  };
  try {
    const { id, state } = await upload(artist, "song.wav", song);
    expect(state).toBe("refused");
    const filesOf = async () =>
      (await readdir(path.join(server.dataDir, "media"), { recursive: true })).filter(
        (name) => name.includes(id) && path.extname(name),
      );
    for (const end = Date.now() + 20_000; Date.now() < end && (await filesOf()).length > 0; ) {
      // Hours pass.
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(server.db);
      await setTimeout(100);
    }
    expect(failures).toBeGreaterThan(0);
    expect(await filesOf()).toEqual([]);
  } finally {
    Object.assign(audio, { render });
    Object.assign(storage, { delete: remove });
  }
});

test("a song that takes more of the processor than its length explains is tried once, and kept", async () => {
  const artist = await anArtist();
  const strict = openAudioEngine({}, { ...AUDIO_LIMITS, baseCpuSeconds: 0.1, cpuSecondsPerMinute: 0 });
  const long = waveOf(
    samplesOf(120, 44_100, () => 0.5),
    44_100,
  );
  const { id, track } = await withAudio(strict, () => upload(artist, "heavy.wav", long));
  expect(track).toMatchObject({ state: "failed", failureCode: "audio.unfinished" });
  expect(await server.services.storage.exists(track!.masterKey)).toBe(true);
  const { rows } = await sql<{ tries: number }>`select retry_count as tries from pgboss.job
    where name = 'render-track' and data ->> 'trackId' = ${id}`.execute(server.db);
  expect(rows).toEqual([{ tries: 0 }]);
});

test("a full disk of the server is called so, and the file goes on once there is room", async () => {
  const artist = await anArtist();
  const location = (await announce(artist, "full.wav", song.length)).headers.get("location")!;
  const file = path.join(server.dataDir, "incoming", path.basename(location));
  const send = () =>
    server.app.request(location, {
      method: "PATCH",
      headers: {
        ...{ ...TUS, cookie: artist.cookie, "upload-offset": "0" },
        "content-type": "application/offset+octet-stream",
      },
      body: song as never,
    });
  // Writing to it fails as on a full disk.
  await rm(file);
  await symlink("/dev/full", file);
  const refused = await send();
  expect(refused.status).toBe(507);
  expect(JSON.parse(await refused.text())).toMatchObject({
    code: "uploads.diskFull",
    message: "Our storage is full. The file waits here and continues by itself.",
  });
  await rm(file);
  await writeFile(file, "");
  expect((await send()).status).toBe(204);
  expect((await outcomeOf(path.basename(location))).track?.state).toBe("ready");
});

test("a track that has no room is said to have none, and keeps its file", async () => {
  const artist = await anArtist();
  const full: AudioEngine = {
    ...server.services.audio,
    render: async () => {
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    },
  };
  const { track } = await withAudio(full, () => upload(artist, "full.wav", song));
  expect(track).toMatchObject({ state: "failed", failureCode: "audio.diskFull" });
  expect(await server.services.storage.exists(track!.masterKey)).toBe(true);
});

test("work on a long recording is not given up by the clock while it goes on", async () => {
  const trackId = newId();
  await server.db
    .transaction()
    .execute((trx) => server.services.jobs.enqueue(trx, "render-track", { trackId }, 3600));
  const { rows } = await sql<{ hours: number }>`select expire_seconds / 3600 as hours from pgboss.job
    where name = 'render-track' and data ->> 'trackId' = ${trackId}`.execute(server.db);
  expect(rows).toEqual([{ hours: 24 }]);
});

async function failedJobAbout(id: string) {
  const { id: superadminId } = await aUser(server.db, { role: "superadmin" });
  const superadmin = await viewerFor(server, superadminId);
  const FAILED = "query Failed { admin { failedJobs { queue about missingFile } } }";
  for (let look = 0; look < 100; look++) {
    const jobs: { about: string }[] = (await server.ask(superadmin, FAILED)).data.admin.failedJobs;
    const failed = jobs.find(({ about }) => about.includes(id));
    if (failed) return failed;
    await setTimeout(100);
  }
  return null;
}

function askHowMuch(artist: Artist, id: string) {
  const headers = { ...TUS, cookie: artist.cookie };
  return server.app.request(`/uploads/${id}`, { method: "HEAD", headers });
}

test("a private stream plays for its owner only, and no stream plays after its time", async () => {
  const [owner, stranger] = [await anArtist(), await anArtist()];
  const { id } = await upload(owner, "secret.wav", song);
  const hear = () => server.ask(owner.viewer, HEAR, { id: encodeGlobalID("Track", id) });
  const secret: string = (await hear()).data.node.stream.url;
  expect((await play(secret, owner.cookie)).status).toBe(200);
  expect((await play(secret, stranger.cookie)).status).toBe(404);
  expect((await play(secret, "")).status).toBe(404);
  expect((await play(secret.replace(owner.user.id, "anyone"), "")).status).toBe(404);

  await server.db.updateTable("track").set({ visibility: "public" }).where("id", "=", id).execute();
  const open: string = (await hear()).data.node.stream.url;
  expect((await play(open, "")).status).toBe(200);
  expect((await play(open, "", "bytes=9999999-")).status).toBe(416);
  clock = 21 * 60_000;
  expect((await play(open, "")).status).toBe(404);
  clock = 0;
});

function play(url: string, cookie: string, range?: string) {
  return server.app.request(url, { headers: { cookie, ...(range ? { range } : {}) } });
}

const firstHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** Files of the data folder that carry this id, once the clean-up has had a moment. */
async function leftOvers(id: string, folders = [""]): Promise<string[]> {
  let files: string[] = [];
  for (let look = 0; look < 600; look++) {
    files = (await readdir(server.dataDir, { recursive: true })).filter(
      (file) => file.includes(id) && folders.some((folder) => file.startsWith(folder)),
    );
    if (files.length === 0) break;
    await setTimeout(50);
  }
  return files;
}
