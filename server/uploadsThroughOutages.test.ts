import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Server as NetServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Database, openDatabase } from "../db/open.ts";
import { freshServerDatabase } from "../db/testing/freshDatabase.ts";
import { testServerUrl } from "../db/testing/template.ts";
import { THOROUGHNESS } from "../domain/testing/thoroughness.ts";
import { samplesOf, waveOf } from "./providers/audio/testing/handmade.ts";
import { openStorage } from "./providers/storage.ts";
import { freePort } from "./serverProcess.ts";

const SONGS = 40;
const OUTAGES = 10;
const KILLS = 5;
const AT_ONCE = 4;
const PATIENCE_MS = 40 * 60_000;
const TUS = { "tus-resumable": "1.0.0" };

// Needs PostgreSQL, whose connections can be cut, and takes minutes: `npm run test:long` only.
const onServer = testServerUrl && THOROUGHNESS > 1 ? test : test.skip;

let folder: string;
let env: NodeJS.ProcessEnv;
/** The server's way to the database, which goes away and comes back. */
let line: NetServer;
const calls = new Set<Socket>();
let isAway = false;
let database: Database;
let server: { process: ChildProcess; address: string; cookie: string } | null = null;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-outages-"));
  await mkdir(path.join(folder, "client"), { recursive: true });
  await writeFile(path.join(folder, "client/persisted.json"), "{}");
  const own = await freshServerDatabase(testServerUrl!);
  const { hostname, port } = new URL(own);
  line = createServer((call) => {
    calls.add(call);
    call.on("error", () => {}).once("close", () => calls.delete(call));
    if (isAway) return call.destroy();
    const onward = connect(Number(port || 5432), hostname).on("error", () => call.destroy());
    call.once("close", () => onward.destroy());
    onward.once("close", () => call.destroy());
    call.pipe(onward).pipe(call);
  });
  const through = new URL(own);
  through.hostname = "127.0.0.1";
  through.port = String(await portOf(line));
  env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    DEMO: "0",
    SECRET: "a secret of tests, long enough for anyone",
    DATABASE_URL: through.href,
  };
  database = await openDatabase({ url: own });
});
afterEach(async () => {
  server?.process.kill("SIGKILL");
  for (const call of calls) call.destroy();
  line?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

onServer(
  "forty songs through ten outages of the database and five kills of the server are forty whole tracks, and no place is taken by a ghost",
  async () => {
    await start();
    const sent = new Map<string, string>();
    const waiting = Array.from({ length: SONGS }, (_, n) => n).values();
    const sender = async () => {
      for (const n of waiting) {
        const song = aSong();
        sent.set(await send(song, n), sha256(song));
      }
    };
    let isOver = false;
    const trouble = async () => {
      for (let n = 0; n < OUTAGES && !isOver; n++) {
        await pause(1_000 + Math.random() * 4_000);
        isAway = true;
        for (const call of calls) call.destroy();
        if (n % 2 === 0 && n / 2 < KILLS) await kill();
        await pause(500 + Math.random() * 4_000);
        isAway = false;
        if (!server) await start();
      }
    };
    await Promise.all([trouble(), ...Array.from({ length: AT_ONCE }, sender)]);
    isOver = true;

    const { db } = database;
    const states = () => db.selectFrom("upload").select(["id", "state"]).execute();
    await until(async () =>
      (await states()).every(({ state }) => state === "finished" || state === "refused"),
    );
    await until(async () => {
      const open = await db.selectFrom("track").select("id").where("state", "=", "processing").execute();
      return open.length === 0;
    });
    const tracks = await db.selectFrom("track").selectAll().execute();
    expect(tracks.map(({ state, failureCode }) => [state, failureCode])).toEqual(
      Array.from({ length: SONGS }, () => ["ready", null]),
    );
    expect(tracks.map(({ id }) => id).sort()).toEqual([...sent.keys()].sort());
    // What takes a place in the plan: the forty, and no ghost beside them.
    expect((await states()).filter(({ state }) => state !== "refused")).toHaveLength(SONGS);
    const storage = await openStorage({}, folder);
    for (const { id, masterKey } of tracks)
      expect(sha256(Buffer.from(await storage.bytes(masterKey)))).toBe(sent.get(id));
  },
  PATIENCE_MS,
);

async function start(): Promise<void> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "serveForTests.ts")], {
    env: { ...env, PORT: port },
  });
  server = await new Promise((resolve, reject) => {
    let output = "";
    child.stdout!.on("data", (chunk) => {
      output += chunk;
      const [, facts] = /READY (.*)\n/.exec(output) ?? [];
      if (facts) resolve({ process: child, ...JSON.parse(facts) });
    });
    child.stderr!.on("data", (chunk) => (output += chunk));
    child.once("exit", () => reject(new Error(output)));
  });
}

async function kill(): Promise<void> {
  const child = server!.process;
  server = null;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

/** Asks until a server answers that stands on its database, as a browser does that goes on by itself. */
async function ask(request: (address: string, cookie: string) => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = server && (await request(server.address, server.cookie).catch(() => null));
    if (answer && answer.status < 500) return answer;
    await pause(200);
  }
}

/** As the browser sends: a place under its own key, then from the first byte that the server does not have. */
async function send(song: Buffer, n: number): Promise<string> {
  const told = { filename: `Song ${n}.wav`, key: crypto.randomUUID() };
  const metadata = Object.entries(told)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");
  const announced = await ask((address, cookie) =>
    fetch(`${address}/uploads`, {
      method: "POST",
      headers: { ...TUS, cookie, "upload-length": String(song.length), "upload-metadata": metadata },
    }),
  );
  expect(announced.status).toBe(201);
  const location = announced.headers.get("location")!;
  for (;;) {
    const asked = await ask((address, cookie) =>
      fetch(address + location, { method: "HEAD", headers: { ...TUS, cookie } }),
    );
    expect(asked.status).toBe(200);
    const offset = Number(asked.headers.get("upload-offset"));
    if (offset === song.length) return path.basename(location);
    if (!server) continue;
    await fetch(server.address + location, {
      method: "PATCH",
      headers: {
        ...{ ...TUS, cookie: server.cookie, "upload-offset": String(offset) },
        "content-type": "application/offset+octet-stream",
      },
      body: new Uint8Array(song.subarray(offset, offset + 400_000)),
    }).catch(() => {});
  }
}

/** A few seconds of a tone that no other song has, with noise at its end. */
function aSong(): Buffer {
  const volume = 0.1 + Math.random() * 0.8;
  const wave = waveOf(
    samplesOf(3 + Math.random() * 6, 44_100, () => volume),
    44_100,
  );
  randomBytes(4_000).copy(wave, wave.length - 4_000);
  return wave;
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS / 2;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error("It never happened.");
    await pause(500);
  }
}

async function portOf(listening: NetServer): Promise<number> {
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return (listening.address() as AddressInfo).port;
}
