import type { ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { onEmbedded } from "../db/testing/engines.ts";
import { freshInstallation } from "../db/testing/freshInstallation.ts";
import { THOROUGHNESS } from "../domain/testing/thoroughness.ts";
import {
  crash,
  crashAll,
  freePort,
  launchServer,
  type ServerProcess,
  startServer,
  until,
} from "./serverProcess.ts";

// Processes really die here; a loaded machine takes its time to start them again.
const PATIENCE_MS = 240_000 * THOROUGHNESS;

let dataDir: string;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "levare-durability-"));
  await mkdir(path.join(dataDir, "client"), { recursive: true });
  await writeFile(path.join(dataDir, "client/persisted.json"), "{}");
  env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DEMO: "0",
    SECRET: "a secret of tests, long enough for anyone",
    PORT: String(await freePort()),
    DATABASE_URL: await freshInstallation(dataDir),
  };
});
afterEach(async () => {
  crashAll();
  await rm(dataDir, { recursive: true, force: true });
});

test(
  "a song whose upload was cut off by a crash arrives byte for byte after the restart",
  async () => {
    const song = aWave(24);
    let server = await startServer(env);
    const location = await announce(server, song.length);
    const cut = sendSlowly(server, location, song);
    await until(async () => (await receivedFile(location)) > 4_000_000);
    await crash(server);
    await cut;

    server = await startServer(env);
    const offset = await receivedSoFar(server, location);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThan(song.length);
    const rest = await send(server, location, offset, song.subarray(offset));
    expect(rest.status).toBe(204);

    const masters = path.join(dataDir, "media/masters");
    await until(async () => (await readdir(masters).catch(() => [])).some((name) => name.endsWith(".wav")));
    const master = (await readdir(masters)).find((name) => name.endsWith(".wav"));
    expect(sha256(await readFile(path.join(masters, master!)))).toBe(sha256(song));
  },
  PATIENCE_MS,
);

test(
  "nothing that was acknowledged is lost when the server is killed while twenty people write",
  async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 3 * THOROUGHNESS; round++) {
      const server = await startServer(env);
      let isUp = true;
      const writer = async () => {
        while (isUp) {
          const location = await announce(server, 1000).catch(() => null);
          if (location) acknowledged.push(location);
        }
      };
      const writers = Array.from({ length: 20 }, writer);
      // A loaded machine answers its first ones late.
      const enough = acknowledged.length + 5;
      await until(async () => acknowledged.length >= enough);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 700));
      await crash(server);
      isUp = false;
      await Promise.all(writers);
    }
    const server = await startServer(env);
    expect(acknowledged.length).toBeGreaterThan(10);
    const lost: string[] = [];
    for (const location of acknowledged)
      if ((await head(server, location)).status !== 200) lost.push(location);
    expect(lost).toEqual([]);
  },
  PATIENCE_MS,
);

onEmbedded(
  "a second server on the same data folder steps back within two seconds and names the first",
  async () => {
    const asked = performance.now();
    const first = await startServer(env);
    const began = performance.now();
    const second = launchServer({ ...env, PORT: String(await freePort()) });
    const { code, output } = await ended(second);
    expect(code).not.toBe(0);
    expect(output).toContain(`in use by process ${first.process.pid}`);
    // The engine waits 1.5 s for a predecessor that is just leaving; starting Node comes on top, as it did for the first, perhaps with less of the machine.
    expect(performance.now() - began).toBeLessThan(2_000 + 3 * (began - asked));
  },
  PATIENCE_MS,
);

function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = "";
  child.stderr!.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

const TUS = { "tus-resumable": "1.0.0" };

async function announce({ address, cookie }: ServerProcess, bytes: number): Promise<string> {
  const filename = Buffer.from("Undertow.wav").toString("base64");
  const answer = await fetch(`${address}/uploads`, {
    method: "POST",
    headers: { ...TUS, cookie, "upload-length": String(bytes), "upload-metadata": `filename ${filename}` },
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.headers.get("location")!;
}

function head({ address, cookie }: ServerProcess, location: string): Promise<Response> {
  return fetch(new URL(location, address), { method: "HEAD", headers: { ...TUS, cookie } });
}

async function receivedSoFar(server: ServerProcess, location: string): Promise<number> {
  return Number((await head(server, location)).headers.get("upload-offset"));
}

async function receivedFile(location: string): Promise<number> {
  const file = path.join(dataDir, "incoming", path.basename(location));
  return (await stat(file).catch(() => ({ size: 0 }))).size;
}

function send(
  { address, cookie }: ServerProcess,
  location: string,
  offset: number,
  body: BodyInit | Uint8Array,
): Promise<Response> {
  return fetch(new URL(location, address), {
    method: "PATCH",
    headers: {
      ...TUS,
      cookie,
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    },
    body,
    duplex: "half",
  } as RequestInit);
}

/** Sends until the connection breaks, slowly enough to be in the middle when it does. */
async function sendSlowly(server: ServerProcess, location: string, song: Buffer): Promise<void> {
  async function* drops() {
    for (let at = 0; at < song.length; at += 256 * 1024) {
      yield song.subarray(at, at + 256 * 1024);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  await send(server, location, 0, Readable.toWeb(Readable.from(drops())) as never).catch(() => {});
}

/** A stereo WAV file of noise, so many megabytes long. */
function aWave(megabytes: number): Buffer {
  const samples = randomBytes(megabytes * 1024 * 1024);
  const head = Buffer.alloc(44);
  head.write("RIFF");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(176_400, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
