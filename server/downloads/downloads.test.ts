import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { parseBuffer } from "music-metadata";
import sharp from "sharp";
import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { KEPT_DAYS } from "../../domain/downloads/format.ts";
import type { Viewer } from "../graphql/context.ts";
import { anArtist, aRelease, trackGid } from "../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { prepareFiles, sweepDownloads } from "./prepareFiles.ts";

let now = new Date();
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => now)));
beforeEach(() => void (now = new Date()));
afterAll(() => server.close());

/** Two seconds of a tone as 16-bit stereo. */
function aWave(seconds = 2, rate = 44_100): Buffer {
  const samples = Buffer.alloc(seconds * rate * 4);
  for (let at = 0; at < seconds * rate; at++) {
    const value = Math.round(8000 * Math.sin((at * 440 * 2 * Math.PI) / rate));
    samples.writeInt16LE(value, at * 4);
    samples.writeInt16LE(value, at * 4 + 2);
  }
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

async function given(some: object = {}, track: object = {}) {
  const artist = await anArtist(server);
  const release = await aRelease(
    server,
    artist.workspaceId,
    {
      ...{ state: "live", visibility: "public", title: "Tidal/Memory" },
      // Midnight in Madrid, where it is the new year already.
      ...{ releaseDay: "2025-01-01", date: new Date("2024-12-31T23:00:00Z") },
      ...some,
    },
    2,
  );
  const cover = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: "#248" } })
    .jpeg()
    .toBuffer();
  await put(`covers/release/${release.id}.jpg`, cover);
  for (const id of release.tracks) {
    const masterKey = `masters/${id}.wav`;
    await put(masterKey, aWave());
    await server.db
      .updateTable("track")
      .set({ ...{ visibility: "public", masterKey, masterFormat: "wav", durationMs: 2000 }, ...track })
      .where("id", "=", id)
      .execute();
  }
  return { ...artist, ...release };
}

async function put(key: string, bytes: Buffer): Promise<void> {
  const file = path.join(server.dataDir, `given-${newId()}`);
  await writeFile(file, bytes);
  await server.services.storage.put(key, file, "application/octet-stream");
}

const PREPARE = /* GraphQL */ `mutation Prepare($input: PrepareDownloadInput!) {
  prepareDownload(input: $input) {
    __typename
    ... on PrepareDownloadPayload { download { id state progress url } }
    ... on UserError { message }
  }
}`;
async function prepare(viewer: Viewer | null, id: string, format: string): Promise<any> {
  return (await server.ask(viewer, PREPARE, { input: { id, format } })).data.prepareDownload;
}
async function made(viewer: Viewer | null, id: string, format: string): Promise<any> {
  const { download } = await prepare(viewer, id, format);
  if (download.state === "preparing") await prepareFiles(server, { wishId: download.id }, true);
  const answer = await server.ask(
    viewer,
    `query D($id: String!) { download(id: $id) { state progress url } }`,
    {
      id: download.id,
    },
  );
  return answer.data.download;
}
const fetchAs = async (userId: string | null, url: string, headers: Record<string, string> = {}) =>
  server.app.request(url, {
    headers: { ...headers, ...(userId ? { cookie: await server.cookieFor(userId) } : {}) },
  });

test.each([
  ["mp3", "MPEG 1 Layer 3"],
  ["flac", "FLAC"],
  ["wav", "PCM"],
  ["opus", "Opus"],
])(
  "a studio takes its own song home as %s, with its tags and a safe name",
  async (format, codec) => {
    const { viewer, userId, tracks } = await given({}, { isrc: null });
    const { state, url } = await made(viewer, trackGid(tracks[1]!), format);
    expect(state).toBe("ready");
    const answer = await fetchAs(userId, url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; filename="02 (Mara Lune - )?Song 2\\.${format}"`),
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
    const { common, format: facts } = await parseBuffer(bytes, {});
    expect(facts.codec).toBe(codec);
    expect(common).toMatchObject({
      title: "Song 2",
      album: "Tidal/Memory",
      track: { no: 2, of: 2 },
      year: 2025,
    });
    if (format !== "wav") expect(common.picture).toHaveLength(1);
    const log = await server.db
      .selectFrom("download")
      .selectAll()
      .where("trackId", "=", tracks[1]!)
      .execute();
    expect(log).toMatchObject([{ userId, format, bytes: expect.anything() }]);
  },
  60_000,
);

test("a whole release comes as one ZIP that other programs read, its length known from the start", async () => {
  const { viewer, userId, gid } = await given({ description: "Recorded at sea." });
  const { url } = await made(viewer, gid, "flac");
  const answer = await fetchAs(userId, url);
  expect(answer.headers.get("content-disposition")).toContain("Tidal-Memory.zip");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
  const file = path.join(server.dataDir, "taken.zip");
  await writeFile(file, bytes);
  const listing = execFileSync("python3", [
    "-c",
    "import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);assert z.testzip() is None;print('\\n'.join(z.namelist()))",
    file,
  ]).toString();
  expect(
    listing
      .trim()
      .split("\n")
      .map((name) => name.replace("Mara Lune - ", "")),
  ).toEqual([...["01 Song 1.flac", "02 Song 2.flac", "cover.jpg", "credits.txt"]]);
});

test("others take home what the artist gives, and nothing else", async () => {
  const { gid, tracks } = await given();
  const fan = await viewerFor(server, (await aUser(server.db)).id);
  for (const viewer of [fan, null]) {
    expect(await prepare(viewer, trackGid(tracks[0]!), "mp3")).toMatchObject({ __typename: "InvalidInput" });
    expect(await prepare(viewer, gid, "mp3")).toMatchObject({ __typename: "InvalidInput" });
  }
  await server.db.updateTable("track").set({ downloadAllowed: true }).where("id", "=", tracks[0]!).execute();
  const { url } = await made(null, trackGid(tracks[0]!), "mp3");
  expect((await fetchAs(null, url)).status).toBe(200);
  // One song is given, the release is not.
  expect(await prepare(fan, gid, "mp3")).toMatchObject({ __typename: "InvalidInput" });
  const hidden = await given(
    { state: "draft", visibility: "private" },
    { visibility: "private", downloadAllowed: true },
  );
  const missing = await prepare(fan, trackGid(newId()), "mp3");
  expect(missing.__typename).toBe("NotFound");
  for (const id of [trackGid(hidden.tracks[0]!), hidden.gid, encodeGlobalID("Release", newId())])
    expect(await prepare(fan, id, "mp3")).toEqual(missing);
});

test("an address that is altered, borrowed, expired or taken back opens nothing", async () => {
  const { viewer, userId, tracks } = await given({}, { downloadAllowed: true });
  const fanId = (await aUser(server.db)).id;
  const fan = await viewerFor(server, fanId);
  const { url } = await made(fan, trackGid(tracks[0]!), "opus");
  expect((await fetchAs(fanId, url)).status).toBe(200);
  const other = await made(viewer, trackGid(tracks[1]!), "opus");
  const [, otherId] = /downloads\/([^?]+)/.exec(other.url)!;
  const altered = [
    url.replace(/signature=(.)/, (_: string, first: string) => `signature=${first === "A" ? "B" : "A"}`),
    url.replace(/expires=\d/, "expires=9"),
    url.replace(/&signature.*/, ""),
    url.replace(/downloads\/[^?]+/, `downloads/${otherId}`),
  ];
  for (const address of altered) expect((await fetchAs(fanId, address)).status).toBe(404);
  expect((await fetchAs(userId, url)).status).toBe(404);
  expect((await fetchAs(null, url)).status).toBe(404);
  await server.db.updateTable("track").set({ downloadAllowed: false }).where("id", "=", tracks[0]!).execute();
  expect((await fetchAs(fanId, url)).status).toBe(404);
  await server.db.updateTable("track").set({ downloadAllowed: true }).where("id", "=", tracks[0]!).execute();
  now = new Date(now.getTime() + 61 * 60_000);
  expect((await fetchAs(fanId, url)).status).toBe(404);
});

test("no lossless file is made of a lossy original", async () => {
  const { viewer, gid, tracks } = await given({}, { lossless: false });
  for (const id of [gid, trackGid(tracks[0]!)])
    expect(await prepare(viewer, id, "flac")).toMatchObject({ __typename: "InvalidInput" });
});

test("a file is made once, anew after a change, and forgotten when nobody asks for it any more", async () => {
  const { viewer, tracks } = await given();
  const id = trackGid(tracks[0]!);
  await made(viewer, id, "mp3");
  expect((await prepare(viewer, id, "mp3")).download.state).toBe("ready");
  const fileOf = () =>
    server.db
      .selectFrom("preparedFile")
      .select("storageKey")
      .where("trackId", "=", tracks[0]!)
      .executeTakeFirst();
  const before = (await fileOf())!.storageKey;
  await server.db.updateTable("track").set({ title: "Renamed" }).where("id", "=", tracks[0]!).execute();
  expect((await prepare(viewer, id, "mp3")).download.state).toBe("preparing");
  await made(viewer, id, "mp3");
  const after = (await fileOf())!.storageKey;
  expect([await server.services.storage.exists(before), await server.services.storage.exists(after)]).toEqual(
    [...[false, true]],
  );
  await sweepDownloads(server, new Date(Date.now() + (KEPT_DAYS + 1) * 86_400_000));
  expect(await fileOf()).toBeUndefined();
  expect(await server.services.storage.exists(after)).toBe(false);
});
