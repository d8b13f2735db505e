import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import { waveOf } from "../providers/audio/testing/handmade.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { startWorkers } from "../workers.ts";

const MINUTES = 120;
const RATE = 44_100;
/** Two hours of sound take two minutes of a processor; of a busy one, with the tests of others beside, many more. */
const PATIENCE_MS = 60 * 60_000;
const TUS = { "tus-resumable": "1.0.0" };

// Half an hour on a busy machine: `npm run test:long` only.
const inFull = THOROUGHNESS > 1 ? test : test.skip;

let folder: string;
let server: TestServer;
const busy: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-long-"));
  server = await openTestServer();
  await startWorkers({ db: server.db, services: server.services, dataDir: server.dataDir });
});
afterEach(async () => {
  for (const child of busy) child.kill("SIGKILL");
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

inFull(
  "a set of two hours is ready, although each core of the machine has another job",
  async () => {
    const flac = await aLongSet();
    for (let core = 0; core < availableParallelism(); core++)
      busy.push(spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
    const user = await aUser(server.db, { userTier: "artist_pro" });
    await aWorkspace(server.db, { ownerId: user.id });
    const headers = { ...TUS, cookie: await server.cookieFor(user.id) };
    const announced = await server.app.request("/uploads", {
      method: "POST",
      headers: {
        ...headers,
        "upload-length": String((await stat(flac)).size),
        "upload-metadata": `filename ${Buffer.from("Sunrise set.flac").toString("base64")}`,
      },
    });
    const location = announced.headers.get("location")!;
    const sent = await server.app.request(location, {
      method: "PATCH",
      headers: { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
      body: Readable.toWeb(createReadStream(flac)) as never,
      duplex: "half",
    } as RequestInit);
    expect(sent.status).toBe(204);
    const { state, durationMs, failureCode } = await preparedTrack(path.basename(location));
    expect({ state, failureCode, minutes: Math.round(durationMs! / 60_000) }).toEqual({
      state: "ready",
      failureCode: null,
      minutes: MINUTES,
    });
  },
  PATIENCE_MS,
);

async function preparedTrack(id: string) {
  for (const deadline = Date.now() + PATIENCE_MS - 60_000; Date.now() < deadline; ) {
    const track = await server.db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirst();
    if (track && track.state !== "processing") return track;
    const { state, reasonCode } = await server.db
      .selectFrom("upload")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (state === "refused") throw new Error(`Refused: ${reasonCode}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error("Nothing came of the upload.");
}

/** A beat with a melody over it, the same minute again and again, as a FLAC file. */
async function aLongSet(): Promise<string> {
  const samples = new Int16Array(RATE * 60 * 2);
  for (let i = 0; i < RATE * 60; i++) {
    const at = i / RATE;
    const note = 220 * 2 ** ((Math.floor(at * 2) % 12) / 12);
    const tone = 0.3 * Math.sin(2 * Math.PI * note * at);
    const drum = (Math.random() - 0.5) * 0.4 * Math.max(0, 1 - ((at * 2) % 1) * 8);
    samples[2 * i] = (tone + drum) * 32_000;
    samples[2 * i + 1] = (tone * 0.8 + drum) * 32_000;
  }
  const minute = waveOf(samples, RATE);
  const head = Buffer.from(minute.subarray(0, 44));
  head.writeUInt32LE(36 + samples.byteLength * MINUTES, 4);
  head.writeUInt32LE(samples.byteLength * MINUTES, 40);
  const [wave, flac] = [path.join(folder, "set.wav"), path.join(folder, "set.flac")];
  const writing = createWriteStream(wave);
  writing.write(head);
  for (let n = 0; n < MINUTES; n++) if (!writing.write(minute.subarray(44))) await once(writing, "drain");
  writing.end();
  await once(writing, "close");
  await server.services.audio.convert(wave, flac, { format: "flac", tags: {}, cover: null }, () => {});
  await rm(wave);
  return flac;
}
