import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { sql } from "kysely";
import { verifyAudit } from "../db/audit/verifyAudit.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { freshServerDatabase } from "../db/testing/freshDatabase.ts";
import { testServerUrl } from "../db/testing/template.ts";
import { THOROUGHNESS } from "../domain/testing/thoroughness.ts";
import { JOB_KINDS } from "./features.ts";
import { type Jobs, openJobs } from "./jobs.ts";
import { openPostOffice, type PostOffice } from "./providers/mail/postOffice.ts";
import { inEveryLanguage } from "./providers/mail/testing.ts";
import { storeMail } from "./providers/mail.ts";
import { openStorage } from "./providers/storage.ts";
import { crash, crashAll, freePort, type ServerProcess, startServer, until } from "./serverProcess.ts";

const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID = "", TEST_S3_SECRET_ACCESS_KEY = "" } = process.env;
const SONGS = 5 * THOROUGHNESS;
const AT_ONCE = 4;
const PATIENCE_MS = 300_000 * THOROUGHNESS;
const TUS = { "tus-resumable": "1.0.0" };

// Needs PostgreSQL and an S3 server, and takes Redis where it is told of one (.ci/postgres, .ci/s3 and .ci/redis start them and say where), and takes minutes: `npm run test:long` only.
const onBoth = testServerUrl && TEST_S3_ENDPOINT && THOROUGHNESS > 1 ? test : test.skip;

let folder: string;
let env: NodeJS.ProcessEnv;
let database: Database;
let jobs: Jobs;
let postOffice: PostOffice;
const servers: (ServerProcess | null)[] = [null, null];

const happens = (isTrue: () => Promise<boolean>) => until(isTrue, PATIENCE_MS - 30_000);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-several-"));
  postOffice = await openPostOffice();
  const bucket = `levare-${randomBytes(6).toString("hex")}`;
  env = {
    PATH: process.env.PATH,
    DEMO: "0",
    SECRET: "a secret of tests, long enough for anyone",
    DATABASE_URL: await freshServerDatabase(testServerUrl!),
    REDIS_URL: process.env.TEST_REDIS_URL,
    SMTP_URL: postOffice.url,
    S3_BUCKET: bucket,
    S3_ENDPOINT: TEST_S3_ENDPOINT,
    S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY,
  };
  const credentials = { accessKeyId: TEST_S3_ACCESS_KEY_ID, secretAccessKey: TEST_S3_SECRET_ACCESS_KEY };
  const client = new S3Client({
    ...{ region: "us-east-1", endpoint: TEST_S3_ENDPOINT!, forcePathStyle: true, credentials },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
});
afterEach(async () => {
  crashAll();
  await jobs?.close();
  await database?.close();
  await postOffice.close();
  await rm(folder, { recursive: true, force: true });
});

onBoth(
  "songs that are cut off and go on across two servers by turns are whole, once each, though one of the two is killed in the middle",
  async () => {
    for (const which of [0, 1]) servers[which] = await start(which);
    database = await openDatabase({ url: env.DATABASE_URL, folder });
    jobs = await openJobs(database, JOB_KINDS);
    const songs = Array.from({ length: SONGS }, () => aWave(300_000 + Math.floor(Math.random() * 6_000_000)));
    const sent = new Map<string, Buffer>();
    const waiting = songs.entries();
    const sender = async () => {
      for (const [n, song] of waiting) {
        const id = await sendByTurns(song, n);
        await writeLetter(n);
        sent.set(id, song);
      }
    };
    const killer = async () => {
      await happens(async () => sent.size >= SONGS / 3);
      const first = servers[0]!;
      servers[0] = null;
      await crash(first);
      // For a while there is one server only.
      await happens(async () => sent.size >= Math.min(SONGS, SONGS / 3 + 2));
      servers[0] = await start(0);
    };
    await Promise.all([killer(), ...Array.from({ length: AT_ONCE }, sender)]);

    const { db } = database;
    await happens(async () => (await db.selectFrom("track").select("id").execute()).length >= SONGS);
    const tracks = await db.selectFrom("track").selectAll().execute();
    expect(tracks.map(({ id }) => id).sort()).toEqual([...sent.keys()].sort());
    const storage = await openStorage(env, folder);
    for (const { id, masterKey, masterSha256 } of tracks) {
      expect(masterSha256).toBe(sha256(sent.get(id)!));
      expect(sha256(Buffer.from(await storage.bytes(masterKey)))).toBe(masterSha256);
    }
    const uploads = await db.selectFrom("upload").select(["id", "state", "reason"]).execute();
    expect(uploads.filter(({ state }) => state !== "finished")).toEqual([]);

    // Every letter once. Of one that was being handed over when its server died nobody knows: it is not sent twice.
    const mails = await db.selectFrom("mail").selectAll().execute();
    expect(mails).toHaveLength(SONGS);
    const isSettled = async () =>
      (await db.selectFrom("mail").select("id").where("handedOverAt", "is", null).execute()).length === 0;
    await happens(isSettled);
    const uncertain = await db.selectFrom("mail").select("to").where("sentAt", "is", null).execute();
    expect(uncertain.length).toBeLessThanOrEqual(1);
    const letters = postOffice.letters.map(({ to }) => to);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length + uncertain.length).toBeGreaterThanOrEqual(SONGS);

    const { rows: doubled } = await sql`
      select name, data from pgboss.job where name in ('ingest-upload', 'render-track', 'send-mail')
      group by name, data having count(*) > 1`.execute(db);
    expect(doubled).toEqual([]);
    expect(await verifyAudit(db, null)).toMatchObject({ ok: true });
    await happens(async () => (await db.selectFrom("uploadPiece").selectAll().execute()).length === 0);
  },
  PATIENCE_MS,
);

async function start(which: number): Promise<ServerProcess> {
  const dataDir = path.join(folder, `server-${which}`);
  await mkdir(path.join(dataDir, "client"), { recursive: true });
  await writeFile(path.join(dataDir, "client/persisted.json"), "{}");
  return startServer({ ...env, DATA_DIR: dataDir, PORT: String(await freePort()) });
}

/** Asks one server after the other until one answers; the one that is asked first changes from call to call. */
async function ask(turn: number, request: (server: ServerProcess) => Promise<Response>): Promise<Response> {
  for (;;) {
    for (const which of [turn % 2, (turn + 1) % 2]) {
      const server = servers[which];
      const answer = server && (await request(server).catch(() => null));
      if (answer && answer.status < 500) return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends a song in parts of any size, each to the other server, some of them cut off on the way. Returns its id. */
async function sendByTurns(song: Buffer, first: number): Promise<string> {
  let turn = first;
  const filename = Buffer.from(`Song ${first}.wav`).toString("base64");
  const announced = await ask(turn, ({ address, cookie }) =>
    fetch(`${address}/uploads`, {
      method: "POST",
      headers: {
        ...TUS,
        cookie,
        "upload-length": String(song.length),
        "upload-metadata": `filename ${filename}`,
      },
    }),
  );
  expect(announced.status).toBe(201);
  const location = announced.headers.get("location")!;
  for (;;) {
    turn++;
    const asked = await ask(turn, ({ address, cookie }) =>
      fetch(address + location, { method: "HEAD", headers: { ...TUS, cookie } }),
    );
    expect(asked.status).toBe(200);
    const offset = Number(asked.headers.get("upload-offset"));
    if (offset === song.length) return path.basename(location);
    const end = Math.min(song.length, offset + 1 + Math.floor(Math.random() * 3_000_000));
    const server = servers[turn % 2] ?? servers[(turn + 1) % 2];
    if (!server) continue;
    const cut = new AbortController();
    const isCut = Math.random() < 0.3 && setTimeout(() => cut.abort(), Math.random() * 60);
    await fetch(server.address + location, {
      method: "PATCH",
      headers: {
        ...{ ...TUS, cookie: server.cookie, "upload-offset": String(offset) },
        "content-type": "application/offset+octet-stream",
      },
      body: new Uint8Array(song.subarray(offset, end)),
      signal: cut.signal,
    }).catch(() => {});
    if (isCut) clearTimeout(isCut);
  }
}

/** A letter in the outbox, with its job, as an act leaves them. */
async function writeLetter(n: number): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const words = inEveryLanguage(`Song ${n}`, "It has arrived.");
    const mailId = await storeMail(trx, { locale: "en", to: `fan${n}@example.test`, ...words });
    if (mailId) await jobs.enqueue(trx, "send-mail", { mailId });
  });
}

/** A stereo WAV file of noise, about so many bytes long. */
function aWave(bytes: number): Buffer {
  const samples = randomBytes(Math.floor(bytes / 4) * 4);
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
