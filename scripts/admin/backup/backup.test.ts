import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { appendAudit } from "../../../db/audit/appendAudit.ts";
import { makeParty } from "../../../db/ledger/parties.ts";
import { writePostings } from "../../../db/ledger/postings.ts";
import { aTrack, aUser, aWorkspace } from "../../../db/testing/build.ts";
import { freshInstallation } from "../../../db/testing/freshInstallation.ts";
import { payable } from "../../../domain/ledger/accounts.ts";
import { posting } from "../../../domain/ledger/posting.ts";
import { type JobKind, openJobs } from "../../../server/jobs.ts";
import { openStorage } from "../../../server/providers/storage.ts";
import type { Verb } from "../Verb.ts";
import { printAuditVerdict } from "../verifyAudit.ts";
import { printBooksVerdict } from "../verifyBooks.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";
import { everyRow, type Installation, newInstallation, open, runAdmin } from "./testing/installations.ts";

let folder: string;
let file: string;
let lived: Installation;
let said: string;
const SONG = Buffer.from("a song, as far as a tar file cares ".repeat(40));

/** One whose server has made its tables, and that nobody has used yet: they are there sooner than a restoring makes them. */
async function startedOnce(name: string): Promise<Installation> {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir);
  return { dataDir, url: await freshInstallation(dataDir) };
}

async function admin(installation: Installation, verb: Verb, ...args: string[]): Promise<string> {
  const { code, out } = await runAdmin(installation, verb, ...args);
  expect(code).toBe(0);
  return out;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "levare-backup-test-"));
  file = path.join(folder, "levare.tar");
  lived = await startedOnce("lived in");
  const database = await open(lived);
  const { id: ownerId } = await aUser(database.db, { name: 'Zoë "Z" O’Neil\n☂' });
  const workspace = await aWorkspace(database.db, { ownerId });
  const track = await aTrack(database.db, { workspaceId: workspace.id, genre: "jazz", bpm: 96 });
  await database.db
    .insertInto("preference")
    .values({ userId: ownerId, key: "playback.quality", value: JSON.stringify({ a: [1, null, "ü"] }) })
    .execute();
  await database.db.transaction().execute((trx) =>
    appendAudit(trx, {
      actorId: ownerId,
      action: "workspace.rename",
      entity: "workspace",
      entityId: workspace.id,
    }),
  );
  await database.db.transaction().execute(async (trx) => {
    const now = new Date();
    const party = await makeParty(trx, now);
    const sale = posting({ kind: "sale", key: "sale:1", currency: "USD" }, [
      ["asset:clearing", 900_719_925_474_099_311n],
      [payable(party, "held"), -900_719_925_474_099_311n],
    ])!;
    await writePostings(trx, [sale], now);
  });
  // Of a kind that this version calls by another name.
  const jobs = await openJobs(database, ["tend-releases"]);
  await database.db
    .transaction()
    .execute((trx) => jobs.enqueue(trx, "tend-releases" as JobKind, { waits: true }));
  await jobs.close();
  await database.close();
  const storage = await openStorage({}, lived.dataDir);
  const song = path.join(folder, "song");
  await writeFile(song, SONG);
  await storage.put(track.masterKey, song, "audio/flac");
  said = await admin(lived, backup, file);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a backup restored elsewhere is the same platform: every row, every song, and a log that is still whole", async () => {
  expect(said).toMatch(/holds \d+ rows of \d+ tables and 1 media files/);
  const elsewhere = await newInstallation(path.join(folder, "elsewhere"));
  await admin(elsewhere, restore, file);
  const before = await everyRow(lived);
  expect(before.track).toHaveLength(1);
  expect(await everyRow(elsewhere)).toEqual(before);
  const database = await open(elsewhere);
  const { masterKey } = await database.db.selectFrom("track").select("masterKey").executeTakeFirstOrThrow();
  await database.close();
  const storage = await openStorage({}, elsewhere.dataDir);
  expect(await readFile(storage.pathOf(masterKey)!)).toEqual(SONG);
  expect(await admin(elsewhere, printBooksVerdict)).toContain("The books balance: 1 postings, 2 lines");
  // Renamed, backed up, restored.
  expect(await admin(elsewhere, printAuditVerdict)).toContain("The audit log is whole: 2 entries");
});

test("work that waited when the backup was made waits where it is restored", async () => {
  const elsewhere = await startedOnce("at work");
  await admin(elsewhere, restore, file);
  const database = await open(elsewhere);
  const { rows } = await database.pool.query("select name, data from pgboss.job");
  await database.close();
  expect(rows).toEqual([{ name: "tend-releases", data: { waits: true } }]);
});

test("a backup that somebody changed, or that is cut off, is refused before anything is written", async () => {
  const elsewhere = await startedOnce("untouched");
  const whole = await readFile(file);
  const changed = Buffer.from(whole);
  changed[changed.indexOf("a song, as far")] = 66;
  const damaged = path.join(folder, "damaged.tar");
  for (const [content, sentence] of [
    [changed, /is not what was packed/],
    [whole.subarray(0, whole.length / 2), /cut off/],
    [Buffer.from("this is no backup"), /cut off/],
  ] as const) {
    await writeFile(damaged, content);
    await expect(admin(elsewhere, restore, damaged)).rejects.toThrow(sentence);
  }
  await admin(elsewhere, restore, file);
});

test("a backup is never restored over what somebody already uses, and never written over another file", async () => {
  await expect(admin(lived, restore, file)).rejects.toThrow(/Somebody uses this installation already/);
  await expect(admin(lived, backup, file)).rejects.toThrow(/There is a file already/);
  expect((await readFile(file)).length).toBeGreaterThan(SONG.length);
});

test("a backup that cannot read the music says so, and leaves no file without it", async () => {
  const unreadable = await startedOnce("unreadable");
  await admin(unreadable, restore, file);
  const media = path.join(unreadable.dataDir, "media");
  await rm(media, { recursive: true });
  await writeFile(media, "no folder any more");
  const songless = path.join(folder, "songless.tar");
  await expect(admin(unreadable, backup, songless)).rejects.toThrow("ENOTDIR");
  expect(existsSync(songless)).toBe(false);
});
