import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import type { Database } from "../../../db/open.ts";
import { aTrack, aUser, aWorkspace } from "../../../db/testing/build.ts";
import { freshInstallation } from "../../../db/testing/freshInstallation.ts";
import { testServerUrl } from "../../../db/testing/template.ts";
import { THOROUGHNESS } from "../../../domain/testing/thoroughness.ts";
import { JOB_KINDS } from "../../../server/features.ts";
import { openJobs } from "../../../server/jobs.ts";
import { openStorage } from "../../../server/providers/storage.ts";
import type { Verb } from "../Verb.ts";
import { printAuditVerdict } from "../verifyAudit.ts";
import { backup } from "./backup.ts";
import { MANIFEST, MANIFEST_HASH, type Manifest } from "./Manifest.ts";
import { restore } from "./restore.ts";
import { readTar, TarWriter } from "./tarFile.ts";
import {
  everyMediaFile,
  everyRow,
  type Installation,
  newInstallation,
  open,
  runAdmin,
} from "./testing/installations.ts";

const STATES = ["created", "retry", "active", "completed", "cancelled", "failed"];
/** Both ways between the engines where a PostgreSQL server is told, else on the embedded one. */
const AWAY: Database["engine"] = testServerUrl ? "postgres" : "embedded";
/** There, and where there is another engine back again; of which each begins with its tables. */
const ROUNDS = THOROUGHNESS > 1 ? 2 * THOROUGHNESS : testServerUrl ? 2 : 1;
const PATIENCE_MS = 240_000 * THOROUGHNESS;

let folder: string;
let lived: Installation;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-drill-"));
  const dataDir = path.join(folder, "lived in");
  await mkdir(dataDir);
  lived = { dataDir, url: await freshInstallation(dataDir) };
  const database = await open(lived);
  const { id: ownerId } = await aUser(database.db, { name: "Nova" });
  const workspace = await aWorkspace(database.db, { ownerId });
  const songs = [];
  for (let n = 0; n < 3; n++) songs.push(await aTrack(database.db, { workspaceId: workspace.id }));
  // A remix that was there before its original, and many songs between them.
  const [remix, ...others] = songs;
  await sql`
    insert into track select (jsonb_populate_record(track, jsonb_build_object('id', gen_random_uuid()))).*
    from track, generate_series(1, 600) where id = ${others[0]!.id}`.execute(database.db);
  await sql`
    update track set "parentTrackId" = (select max(id::text)::uuid from track where id <> ${remix!.id})
    where id = (select min(id::text)::uuid from track where id <> ${remix!.id})`.execute(database.db);
  await database.close();
  const storage = await openStorage({}, dataDir);
  for (const [n, { masterKey }] of songs.entries()) {
    const song = path.join(folder, "song");
    await writeFile(song, `song ${n} `.repeat(1 + 5000 * n));
    await storage.put(masterKey, song, "audio/flac");
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function done(installation: Installation, verb: Verb, ...args: string[]): Promise<string> {
  const { code, out } = await runAdmin(installation, verb, ...args);
  expect([code, out]).toEqual([0, out]);
  return out;
}

/** Leaves any number of jobs of any kinds in any states, as a server may have when a backup is made of it. */
async function shuffleQueues(installation: Installation): Promise<void> {
  const database = await open(installation);
  const kinds = JOB_KINDS.filter(() => Math.random() < 0.5);
  const jobs = await openJobs(database, kinds);
  // Makes the library's own queue. Nobody works while the jobs are made.
  await jobs.keepTime();
  await jobs.close();
  await sql`delete from pgboss.job`.execute(database.db);
  const count = Math.random() < 0.2 ? 0 : Math.floor(Math.random() * 40);
  const queues = [...kinds, "__pgboss__send-it"];
  for (let n = 0; n < count; n++) {
    const name = queues[Math.floor(Math.random() * queues.length)]!;
    const state = STATES[Math.floor(Math.random() * STATES.length)]!;
    const later = Math.random() < 0.3 ? "1 hour" : "0 s";
    await sql`
      insert into pgboss.job (name, data, state, start_after, singleton_key, policy, heartbeat_on, started_on)
      values (${name}, ${JSON.stringify({ n })}, ${state}::pgboss.job_state, now() + ${later}::interval,
        ${Math.random() < 0.5 ? `key ${n}` : null}, (select policy from pgboss.queue where name = ${name}),
        now() - interval '10 s', now() - interval '20 s')`.execute(database.db);
  }
  await database.close();
}

/** The work that is not done yet. Restored and started, a server goes on with it. */
async function workOf(installation: Installation): Promise<string[]> {
  const database = await open(installation);
  const { rows: made } = await sql<{ made: boolean }>`
    select to_regclass('pgboss.job') is not null as made`.execute(database.db);
  const { rows } = made[0]!.made
    ? await sql<{ job: string }>`
        select name || ' ' || state || ' ' || data::text || ' ' || coalesce(singleton_key, '') as job
        from pgboss.job where state < 'completed' order by 1`.execute(database.db)
    : { rows: [] };
  await database.close();
  return rows.map(({ job }) => job);
}

test(
  "whatever the queues held, a backup restores there and back: every row, every song, all work, and a log that is whole",
  async () => {
    let from = lived;
    for (let round = 0; round < ROUNDS; round++) {
      await shuffleQueues(from);
      const to = await newInstallation(path.join(folder, `round ${round}`), round % 2 ? "embedded" : AWAY);
      const file = path.join(folder, `round ${round}.tar`);
      await done(from, backup, file);
      await done(to, restore, file);
      expect(await everyRow(to)).toEqual(await everyRow(from));
      expect(await everyMediaFile(to)).toEqual(await everyMediaFile(from));
      expect(await workOf(to)).toEqual(await workOf(from));
      expect(await done(to, printAuditVerdict)).toContain("The audit log is whole");
      from = to;
    }
  },
  PATIENCE_MS,
);

describe("a restore that fails leaves nothing behind", () => {
  let good: string;
  beforeAll(async () => {
    good = path.join(folder, "good.tar");
    await done(lived, backup, good);
  }, PATIENCE_MS);

  async function left(installation: Installation) {
    const database = await open(installation);
    const { rows } = await sql<{ name: string }>`
      select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and relkind in ('r', 'p', 'S')
        and relname not like 'pg\_%'`.execute(database.db);
    await database.close();
    return { tables: rows.map(({ name }) => name), media: Object.keys(await everyMediaFile(installation)) };
  }

  test(
    "when rows are missing that it was said to hold",
    async () => {
      const bad = path.join(folder, "bad.tar");
      await repack(good, bad, (manifest) => {
        manifest.tables.find(({ table }) => table === "workspace")!.rows++;
      });
      const place = await newInstallation(path.join(folder, "too few"));
      await expect(runAdmin(place, restore, bad)).rejects.toThrow(
        "Of workspace 1 rows arrived instead of 2.",
      );
      expect(await left(place)).toEqual({ tables: [], media: [] });
      await done(place, restore, good);
      expect(await everyRow(place)).toEqual(await everyRow(lived));
    },
    PATIENCE_MS,
  );

  test(
    "when all rows stand and its end goes wrong",
    async () => {
      const place = await newInstallation(path.join(folder, "no end"));
      await mkdir(path.join(place.dataDir, "secret"));
      await expect(runAdmin(place, restore, good)).rejects.toThrow("EISDIR");
      expect(await left(place)).toEqual({ tables: [], media: [] });
    },
    PATIENCE_MS,
  );

  test(
    "when the songs have no room, and where a server had made its tables, they are as they were",
    async () => {
      const dataDir = path.join(folder, "started once");
      await mkdir(dataDir);
      const place = { dataDir, url: await freshInstallation(dataDir) };
      const before = await everyRow(place);
      await writeFile(path.join(dataDir, "media"), "no folder");
      await expect(runAdmin(place, restore, good)).rejects.toThrow();
      expect(await everyRow(place)).toEqual(before);
    },
    PATIENCE_MS,
  );
});

/** The same backup with another list of contents, whole by its checksums. */
async function repack(from: string, to: string, change: (manifest: Manifest) => void): Promise<void> {
  const tar = await TarWriter.create(to);
  for await (const { name, content } of readTar(from)) {
    const bytes = await buffer(content);
    if (name === MANIFEST_HASH) continue;
    if (name === MANIFEST) {
      const manifest = JSON.parse(bytes.toString("utf8")) as Manifest;
      change(manifest);
      const { sha256 } = await tar.addText(MANIFEST, JSON.stringify(manifest));
      await tar.addText(MANIFEST_HASH, sha256);
      continue;
    }
    const part = `${to}.part`;
    await writeFile(part, bytes);
    await tar.addFile(name, part, (await readFile(part)).length);
  }
  await tar.close();
}
