import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseBuffer } from "music-metadata";
import sharp from "sharp";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { DOWNLOAD_FORMAT_NAMES } from "../../domain/downloads/format.ts";
import type { Viewer } from "../graphql/context.ts";
import { tagsOf } from "../providers/audio/tags.ts";
import { samplesOf, waveOf } from "../providers/audio/testing/handmade.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { startWorkers } from "../workers.ts";
import {
  TAGGED_FORMATS,
  type TaggedFormat,
  taggedSongs,
  type Written,
  waveWithInfo,
  withLatinTag,
  withoutId3,
} from "./testing/taggedSongs.ts";

const TUS = { "tus-resumable": "1.0.0" };
const TRACK = /* GraphQL */ `
  query Tagged($id: ID!) {
    node(id: $id) {
      ... on Track {
        title artistNames isrc genre recordingYear
        tagProposals { field value }
        measurement { estimatedBpm damagedAtMs storeFindings { rule } }
      }
    }
  }
`;

let server: TestServer;
let folder: string;
let wave: string;
let cover: Buffer;
/** One song in every format. */
let songs: Record<TaggedFormat, Buffer>;
beforeAll(async () => {
  server = await openTestServer();
  await startWorkers({ db: server.db, services: server.services, dataDir: server.dataDir });
  folder = await mkdtemp(path.join(tmpdir(), "levare tags "));
  wave = path.join(folder, "song.wav");
  await writeFile(
    wave,
    waveOf(
      samplesOf(3, 44_100, (at) => at / 5),
      44_100,
    ),
  );
  cover = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#c40" } })
    .jpeg()
    .toBuffer();
  const all = TAGGED_FORMATS.map((format) => ({ format, written: written(SIGNS) }));
  const bytes = taggedSongs(folder, wave, all);
  songs = Object.fromEntries(TAGGED_FORMATS.map((format, n) => [format, bytes[n]!])) as typeof songs;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Artist {
  viewer: Viewer;
  cookie: string;
}
async function anArtist(): Promise<Artist> {
  const user = await aUser(server.db, { userTier: "artist_pro" });
  await aWorkspace(server.db, { ownerId: user.id });
  return { viewer: await viewerFor(server, user.id), cookie: await server.cookieFor(user.id) };
}

const written = (some: Partial<Written> = {}): Written => ({
  ...{ title: "Undertow", artist: "Mara Lune", album: "Mareas", genre: "Electronic", year: 2019 },
  ...{ isrc: "QZABC1900007", cover },
  ...some,
});

/** In letters and signs of several scripts. */
const SIGNS = { title: "夜に駆ける – Ñandú 🎷", artist: "Björk 夜", album: "Mareas ☂ Über" };

/** Sends a file as the browser does, and waits until it can be heard. */
async function upload({ cookie }: Artist, name: string, bytes: Buffer, replaces?: string): Promise<string> {
  const fields = { filename: name, ...(replaces ? { replaces, reason: "A better master." } : {}) };
  const announced = await server.app.request("/uploads", {
    method: "POST",
    headers: {
      ...{ ...TUS, cookie, "upload-length": String(bytes.length) },
      "upload-metadata": Object.entries(fields)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    },
  });
  expect(announced.status).toBe(201);
  const location = announced.headers.get("location")!;
  await server.app.request(location, {
    method: "PATCH",
    headers: { ...TUS, cookie, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: bytes as never,
  });
  const id = path.basename(location);
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    const { state, trackId, reasonCode } = await server.db
      .selectFrom("upload")
      .select(["state", "trackId", "reasonCode"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (state === "refused") throw new Error(`${name} was refused: ${reasonCode}`);
    const track = trackId
      ? await server.db.selectFrom("track").select("state").where("id", "=", trackId).executeTakeFirst()
      : undefined;
    if (track?.state === "ready") return trackId!;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${name} never became a track.`);
}

const gid = (trackId: string) => Buffer.from(`Track:${trackId}`).toString("base64");
const look = async ({ viewer }: Artist, trackId: string) =>
  (await server.ask(viewer, TRACK, { id: gid(trackId) })).data.node;

/** The track as a file to take home. */
async function download({ viewer, cookie }: Artist, trackId: string, format: string): Promise<Buffer> {
  const asked = await server.ask(
    viewer,
    `mutation P($input: PrepareDownloadInput!) {
      prepareDownload(input: $input) { ... on PrepareDownloadPayload { download { id state url } } }
    }`,
    { input: { id: gid(trackId), format } },
  );
  const { id } = asked.data.prepareDownload.download;
  const ask = async () =>
    (await server.ask(viewer, "query D($id: String!) { download(id: $id) { state url } }", { id })).data
      .download;
  let told = await ask();
  for (
    const deadline = Date.now() + 60_000;
    told.state === "preparing" && Date.now() < deadline;
    told = await ask()
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told.state).toBe("ready");
  const answer = await server.app.request(told.url, { headers: { cookie } });
  return Buffer.from(await answer.arrayBuffer());
}

/** What any program reads in a file. */
async function readIn(bytes: Buffer) {
  const { common } = await parseBuffer(bytes, {});
  const { title, artists, album, genre, isrc, year } = tagsOf(common);
  return { title, artists, album, genre, isrc, year, pictures: common.picture?.length ?? 0 };
}

test.each(TAGGED_FORMATS)(
  "what a %s says is the track's, field by field, and stands in its download again",
  async (format) => {
    const artist = await anArtist();
    const signs = written(SIGNS);
    const trackId = await upload(artist, `song.${format}`, songs[format]);
    expect(await look(artist, trackId)).toMatchObject({
      title: signs.title,
      artistNames: [signs.artist],
      ...{ isrc: signs.isrc, genre: "electronic", recordingYear: 2019, tagProposals: [] },
    });
    const isLossless = ["flac", "wav", "aiff", "aifc"].includes(format);
    const formats = DOWNLOAD_FORMAT_NAMES.filter((to) => isLossless || to === "mp3" || to === "opus");
    const taken = await Promise.all(formats.map((to) => download(artist, trackId, to)));
    for (const [n, to] of formats.entries())
      expect([to, await readIn(taken[n]!)]).toEqual([
        to,
        {
          ...{ title: signs.title, artists: [signs.artist], album: signs.album, genre: "Electronic" },
          // A WAV has no field for codes and pictures in what every program reads of it.
          ...{ isrc: to === "wav" ? null : signs.isrc, year: 2019, pictures: to === "wav" ? 0 : 1 },
        },
      ]);
  },
  120_000,
);

test("Latin-1 is read as it was meant, in an old MP3 and in a WAV, and UTF-8 where the field does not say so", async () => {
  const artist = await anArtist();
  const latin = written({ title: "Mañana en Málaga", artist: "Peña Nuñez", album: "Año" });
  for (const [name, bytes] of [
    ["old.mp3", withLatinTag(songs.mp3, latin)],
    ["latin.wav", waveWithInfo(readFileSync(wave), { ...latin, isrc: "QZABC1900008" }, "latin1")],
    ["utf.wav", waveWithInfo(readFileSync(wave), { ...latin, isrc: "QZABC1900009" }, "utf-8")],
  ] as const) {
    const track = await look(artist, await upload(artist, name, bytes));
    expect([name, track.title, track.artistNames]).toEqual([name, latin.title, [latin.artist]]);
  }
});

test("what clashes with what stands, and a genre that nobody knows here, are proposals", async () => {
  const artist = await anArtist();
  const tags = [
    {},
    { title: "Other", genre: "Shoegaze", year: 2999 },
    { isrc: "QZABC2000001", year: 2020, genre: "rock" },
  ];
  const wanted = tags.map((some) => ({ format: "flac" as const, written: written(some) }));
  const [usual, other, remastered] = taggedSongs(folder, wave, wanted);
  const first = await upload(artist, "first.flac", usual!);
  // The same code on another recording of the studio.
  const second = await upload(artist, "second.flac", other!);
  expect(await look(artist, second)).toMatchObject({
    ...{ isrc: null, genre: null, recordingYear: null },
    tagProposals: [
      { field: "isrc", value: "QZABC1900007" },
      { field: "recordingYear", value: "2999" },
      { field: "genre", value: "Shoegaze" },
    ],
  });
  // A new master says otherwise: what stands is the artist's word.
  await upload(artist, "new.flac", remastered!, gid(first));
  expect(await look(artist, first)).toMatchObject({
    ...{ isrc: "QZABC1900007", genre: "electronic", recordingYear: 2019 },
    tagProposals: [
      { field: "isrc", value: "QZABC2000001" },
      { field: "recordingYear", value: "2020" },
      { field: "genre", value: "rock" },
    ],
  });
  // What stands is right about its genre; the file is heard on it again when that is taken back.
  const dismiss = (isDismissed: boolean, viewer = artist.viewer) =>
    server.ask(
      viewer,
      `mutation Dismiss($input: DismissTagProposalsInput!) {
        dismissTagProposals(input: $input) {
          __typename
          ... on DismissTagProposalsPayload { track { tagProposals { field isTakeable } } }
        }
      }`,
      { input: { id: gid(first), fields: ["genre"], isDismissed } },
    );
  const left = async (answer: ReturnType<typeof dismiss>) =>
    (await answer).data.dismissTagProposals.track.tagProposals.map(({ field }: { field: string }) => field);
  expect(await left(dismiss(true))).toEqual(["isrc", "recordingYear"]);
  expect(await left(dismiss(false))).toEqual(["isrc", "recordingYear", "genre"]);
  await dismiss(true);
  await upload(artist, "newer.flac", remastered!, gid(first));
  expect((await look(artist, first)).tagProposals).toHaveLength(3);
  const stranger = await anArtist();
  expect((await dismiss(true, stranger.viewer)).data.dismissTagProposals.__typename).toBe("NotFound");
  expect(JSON.stringify(await look(stranger, first))).not.toMatch(/QZABC2000001/);
}, 120_000);

test("an MP3 taken home as MP3 is the same sound to the byte, with our tags and no others", async () => {
  const artist = await anArtist();
  const sound = withoutId3(songs.mp3);
  const trackId = await upload(artist, "song.mp3", withLatinTag(songs.mp3, written({ title: "Old words" })));
  await server.db.updateTable("track").set({ title: "New words" }).where("id", "=", trackId).execute();
  const taken = await download(artist, trackId, "mp3");
  expect(withoutId3(taken).equals(sound)).toBe(true);
  expect(await readIn(taken)).toMatchObject({ title: "New words", artists: ["Mara Lune"] });
});

test("a FLAC with damage in its middle says where, and one that is whole or tagged at its end says nothing", async () => {
  const artist = await anArtist();
  const whole = songs.flac;
  // Noise over a hundred bytes of sound.
  const damagedAt = (share: number) => {
    const bytes = Buffer.from(whole);
    const at = Math.floor(whole.length * share);
    for (let byte = at; byte < at + 100; byte++) bytes[byte] = (byte * 7919) & 0xff;
    return bytes;
  };
  const tailed = Buffer.concat([whole, Buffer.from("TAG"), Buffer.alloc(125)]);
  const told = [];
  for (const [name, bytes] of Object.entries({
    whole,
    tailed,
    damaged: damagedAt(0.66),
  }))
    told.push((await look(artist, await upload(artist, `${name}.flac`, bytes))).measurement);
  const rules = told.map(({ storeFindings }) => storeFindings.map(({ rule }: { rule: string }) => rule));
  expect(told.slice(0, 2).map(({ damagedAtMs }) => damagedAtMs)).toEqual([null, null]);
  expect(told[2].damagedAtMs).toBeGreaterThan(500);
  expect(told[2].damagedAtMs).toBeLessThan(2_900);
  expect(rules.map((found) => found.includes("damaged"))).toEqual([false, false, true]);
});

test("silence has no tempo, neither digital nor as a converter leaves it", async () => {
  const artist = await anArtist();
  let seed = 1;
  const chance = () => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff;
  const hiss = Int16Array.from({ length: 20 * 44_100 * 2 }, (_, at) =>
    at % 30_000 < 500 ? Math.round(chance() * 6 - 3) : 0,
  );
  for (const samples of [new Int16Array(20 * 44_100 * 2), hiss]) {
    const trackId = await upload(artist, "silence.wav", waveOf(samples, 44_100));
    expect((await look(artist, trackId)).measurement).toMatchObject({ estimatedBpm: null });
  }
});
