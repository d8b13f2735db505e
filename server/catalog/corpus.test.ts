import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { english } from "../../domain/testing/english.ts";
import { keptRefusal } from "../../domain/words/kept.ts";
import { samplesOf, waveOf } from "../providers/audio/testing/handmade.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { startWorkers } from "../workers.ts";
import { type BadFile, corpus, type Songs } from "./testing/corpus.ts";

const TUS = { "tus-resumable": "1.0.0" };
const LONG_AGO = new Date("2001-01-01T00:00:00Z");

let server: TestServer;
let folder: string;
let listener: Server;
let songs: Songs;
let canary: { file: string; url: string };
const asked: string[] = [];

beforeAll(async () => {
  server = await openTestServer();
  await startWorkers({ db: server.db, services: server.services, dataDir: server.dataDir });
  folder = await mkdtemp(path.join(tmpdir(), "levare corpus "));
  const volume = (at: number) => at / 5;
  await writeFile(path.join(folder, "song.wav"), waveOf(samplesOf(3, 44_100, volume), 44_100));
  const encode = path.join(import.meta.dirname, "../providers/audio/testing/encodeAll.ts");
  execFileSync(process.execPath, [encode, path.join(folder, "song.wav"), folder]);
  const song = (format: string) => readFileSync(path.join(folder, `song.${format}`));
  songs = {
    ...{ wav: song("wav"), flac: song("flac"), mp3: song("mp3") },
    ...{ m4a: song("m4a"), ogg: song("ogg"), opus: song("opus") },
  };
  listener = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const file = path.join(folder, "canary.wav");
  await writeFile(file, songs.wav);
  // Older than its last change: then even a file system that notes times seldom notes the first reading.
  await utimes(file, LONG_AGO, new Date("2001-01-02T00:00:00Z"));
  canary = { file, url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}` };
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => listener.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function anArtist() {
  const user = await aUser(server.db, { userTier: "artist_pro" });
  await aWorkspace(server.db, { ownerId: user.id });
  return server.cookieFor(user.id);
}

/** Sends a file as the browser does; the answer is its id, or what was said before the first byte. */
async function send(cookie: string, { name, bytes }: Pick<BadFile, "name" | "bytes">) {
  const announced = await server.app.request("/uploads", {
    method: "POST",
    headers: {
      ...{ ...TUS, cookie, "upload-length": String(bytes.length) },
      "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
    },
  });
  if (announced.status !== 201)
    return { id: null, said: JSON.parse(await announced.text()).message as string };
  const location = announced.headers.get("location")!;
  await server.app.request(location, {
    method: "PATCH",
    headers: { ...TUS, cookie, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: bytes as never,
  });
  return { id: path.basename(location), said: null };
}

async function outcomeOf(id: string): Promise<string> {
  for (const deadline = Date.now() + 200_000; Date.now() < deadline; ) {
    const upload = await server.db
      .selectFrom("upload")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (upload.state === "refused")
      return english(keptRefusal(upload.reasonCode, upload.reasonParams, upload.reason))!;
    const track = await server.db.selectFrom("track").select("state").where("id", "=", id).executeTakeFirst();
    if (track && track.state !== "processing") return `a track that is ${track.state}`;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return "nothing came of it";
}

test("of all malicious and broken files none is taken, none reaches out, and nothing of them stays", async () => {
  const files = corpus(songs, canary);
  expect(files.length).toBeGreaterThanOrEqual(50);
  const cookie = await anArtist();
  const sent: { what: string; id: string | null; said: string | null }[] = [];
  for (const file of files) sent.push({ what: file.what, ...(await send(cookie, file)) });
  const outcomes = await Promise.all(
    sent.map(async ({ what, id, said }) => ({ what, reason: id ? await outcomeOf(id) : said })),
  );
  expect(
    outcomes.filter(
      ({ reason }) => !/^(This file|The file|The audio|The sound|The tags) .*\.$/.test(reason!),
    ),
  ).toEqual([]);
  expect(asked).toEqual([]);
  expect(statSync(canary.file).atime).toEqual(LONG_AGO);
  const isTheirs = (file: string) => sent.some(({ id }) => id && file.includes(id));
  for (let look = 0; look < 600 && (await leftBehind()).some(isTheirs); look++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await leftBehind()).filter(isTheirs)).toEqual([]);
});

const leftBehind = () => readdir(server.dataDir, { recursive: true });

test.each([["an empty file", Buffer.alloc(0), "The file is empty."]])(
  "%s is refused before its first byte",
  async (_what, bytes, said) => {
    expect(await send(await anArtist(), { name: "song.wav", bytes })).toEqual({ id: null, said });
  },
);

test("a song under a wicked name is a song: stored under its own id, served as sound and never as a page", async () => {
  const cookie = await anArtist();
  for (const name of [
    "../../../../evil.html",
    "\u202eexe.mp3",
    "song\0.wav",
    "<img src=x onerror=alert(1)>.wav",
  ]) {
    const { id } = await send(cookie, { name, bytes: songs.wav });
    expect(await outcomeOf(id!)).toBe("a track that is ready");
    const track = await server.db
      .selectFrom("track")
      .selectAll()
      .where("id", "=", id!)
      .executeTakeFirstOrThrow();
    expect(track.masterKey).toBe(`masters/${id}.wav`);
    const { mediaType, headers } = await heard(id!, cookie);
    expect(mediaType).toBe("audio/wav");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/sandbox|default-src 'none'/);
  }
});

async function heard(trackId: string, cookie: string) {
  const asks =
    "query Hear($id: ID!) { node(id: $id) { ... on Track { stream(quality: lossless) { url } } } }";
  const { userId } = await server.db
    .selectFrom("upload")
    .select("userId")
    .where("id", "=", trackId)
    .executeTakeFirstOrThrow();
  const id = Buffer.from(`Track:${trackId}`).toString("base64");
  const { data } = await server.ask(await viewerFor(server, userId), asks, { id });
  const answer = await server.app.request(data.node.stream.url, { headers: { cookie } });
  return { mediaType: answer.headers.get("content-type"), headers: answer.headers };
}

test("broken numbers in a file of floats become a track whose measures are numbers", async () => {
  const samples = Float32Array.from({ length: 2 * 44_100 * 2 }, (_, i) =>
    i % 997 === 0 ? Number.NaN : i % 1_009 === 0 ? Number.POSITIVE_INFINITY : 0.3 * Math.sin(i / 40),
  );
  const wave = waveOf(new Int16Array(samples.buffer), 44_100);
  wave.writeUInt16LE(3, 20);
  wave.writeUInt32LE(44_100 * 8, 28);
  wave.writeUInt16LE(8, 32);
  wave.writeUInt16LE(32, 34);
  const { id } = await send(await anArtist(), { name: "nan.wav", bytes: wave });
  expect(await outcomeOf(id!)).toMatch(/^(a track that is ready|The file is damaged and cannot be read\.)$/);
  const measured = await server.db
    .selectFrom("measurement")
    .selectAll()
    .where("trackId", "=", id!)
    .executeTakeFirst();
  for (const value of [measured?.loudness, measured?.truePeak]) expect(Number.isNaN(value)).toBe(false);
});
