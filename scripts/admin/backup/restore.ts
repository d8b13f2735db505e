import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql, type Transaction } from "kysely";
import { deferSelfReferences } from "../../../db/backup/deferSelfReferences.ts";
import { dropEverything } from "../../../db/backup/dropEverything.ts";
import {
  clearTable,
  columnsOf,
  HEADS,
  isUnused,
  restoreAuditNumbers,
  restoreHead,
  restoreRows,
} from "../../../db/backup/restoreTable.ts";
import { FolderInUse } from "../../../db/embedded/folderLock.ts";
import { listMigrations, migrateToLatest, migrateUpTo } from "../../../db/migrate.ts";
import { type Database, openDatabase } from "../../../db/open.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { act } from "../../../server/acting/act.ts";
import { isSystem } from "../../../server/acting/actor.ts";
import { verb } from "../../../server/acting/verb.ts";
import { auditHeadFile, keepAuditHead } from "../../../server/audit/auditHead.ts";
import { openJobs } from "../../../server/jobs.ts";
import { journalOf } from "../../../server/payments/emulator/journalOf.ts";
import { type MediaStorage, openStorage } from "../../../server/providers/storage.ts";
import { sharedSecret } from "../../../server/secret.ts";
import { createSigner } from "../../../server/signing.ts";
import { endUnreadableSecondFactors, sayEnded } from "../endSecondFactor.ts";
import { onCommandLine } from "../onCommandLine.ts";
import type { Verb } from "../Verb.ts";
import { ServerIsRunning } from "../withDatabase.ts";
import { JOBS, JOBS_TABLE, type Manifest } from "./Manifest.ts";
import { mimeTypeOf } from "./mimeTypeOf.ts";
import { readTar } from "./tarFile.ts";
import { verifiedManifest } from "./verifiedManifest.ts";

const PAGE = 500;

/** `restore FILE`: checks the whole file first, then fills an installation that nobody has used yet. */
export const restore: Verb = async (configuration, [file], say) => {
  if (!file) {
    say("Say which: a file name is missing.");
    return 2;
  }
  const manifest = await verifiedManifest(path.resolve(file));
  const { env, dataDir } = configuration;
  const database = await openDatabase({ url: env.DATABASE_URL, folder: dataDir }).catch((error) => {
    throw error instanceof FolderInUse ? new ServerIsRunning(dataDir) : error;
  });
  const folder = await mkdtemp(path.join(tmpdir(), "levare-restore-"));
  try {
    const place = await judgePlace(database, manifest);
    const storage = await openStorage(env, dataDir);
    const restored: string[] = [];
    let isFilled = false;
    try {
      await makeTables(database, manifest, file, place);
      await restoreMedia(storage, manifest, file, folder, restored);
      await restoreJournal(manifest, file, dataDir);
      // The tables may be those of an older version, which no act can write to.
      await database.db.transaction().execute((trx) => fill(trx, file, manifest));
      isFilled = true;
      await migrateToLatest(database.db);
      await restoreAuditNumbers(database.db);
      await act(onCommandLine(database, configuration), noteRestore, { file, manifest });
      const secret = await sharedSecret(database, env, dataDir);
      const from = onCommandLine(database, configuration);
      sayEnded(await act(from, endUnreadableSecondFactors, { key: secret }), say);
      const signer = createSigner(secret);
      const head = auditHeadFile(storage, dataDir);
      // What another installation kept there saw what came after this backup.
      await head.forget();
      await keepAuditHead(database.db, signer, head).close();
    } catch (error) {
      // Half a platform is none: whoever reads the error begins anew, here.
      const isTouched = isFilled || place !== "same";
      await rm(journalOf(dataDir), { force: true });
      await takeBack(database, storage, restored, isTouched ? place : null).catch((cause) =>
        say(`Not everything could be taken back: ${cause.message}`),
      );
      throw error;
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.media.length} media files.`);
  return 0;
};

/** Where a backup may go: a database without tables, or with tables that nobody used yet, of the backup's version or another. */
type Place = "empty" | "same" | "other";

/** Refuses a place that somebody uses, before anything is touched. */
async function judgePlace({ db }: Database, manifest: Manifest): Promise<Place> {
  const migrations = await listMigrations(db);
  const unknown = manifest.migrations.find((name) => !migrations.some((each) => each.name === name));
  if (unknown) throw new Error("The backup was made by a newer version of the server. Update first.");
  if (migrations.every(({ ran }) => !ran)) return "empty";
  if (!(await isUnused(db)))
    throw new Error("Somebody uses this installation already. A backup is restored into an empty one only.");
  return migrations.every(({ name, ran }) => ran === manifest.migrations.includes(name)) ? "same" : "other";
}

/** Leaves the tables as they were when the backup was made. */
async function makeTables(database: Database, manifest: Manifest, file: string, place: Place): Promise<void> {
  const { db } = database;
  if (place === "other") await dropEverything(db);
  if (place !== "same") await migrateUpTo(db, manifest.migrations.at(-1)!);
  // Makes the queue's own tables, which are no migration of ours.
  const queues = await queuesIn(file, manifest);
  if (queues.length > 0) await (await openJobs(database, queues)).close();
}

/** Puts every media file into the store; `restored` gets the key of each. */
async function restoreMedia(
  storage: MediaStorage,
  manifest: Manifest,
  file: string,
  folder: string,
  restored: string[],
): Promise<void> {
  const byName = new Map(manifest.media.map((media) => [media.name, media]));
  for await (const { name, content } of readTar(file)) {
    const media = byName.get(name);
    if (!media) continue;
    const copy = path.join(folder, "media");
    await pipeline(content, createWriteStream(copy));
    restored.push(media.key);
    await storage.put(media.key, copy, mimeTypeOf(media.key));
  }
}

/** What our emulator of Stripe knew, in the place of what it knows here, which nobody used yet. */
async function restoreJournal(manifest: Manifest, file: string, dataDir: string): Promise<void> {
  const journal = journalOf(dataDir);
  await rm(journal, { force: true });
  for await (const { name, content } of readTar(file)) {
    if (name !== manifest.payments?.name) continue;
    await mkdir(path.dirname(journal), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(journal, { mode: 0o600 }));
  }
}

/** Leaves the place as it was found: no row, no media file of the backup. `place` is null where no table was touched. */
async function takeBack(
  { db }: Database,
  storage: MediaStorage,
  restored: readonly string[],
  place: Place | null,
): Promise<void> {
  if (place) await dropEverything(db);
  if (place && place !== "empty") await migrateToLatest(db);
  for (const key of restored) await storage.delete(key);
}

/** What the backup has jobs of, which a newer version may call by another name. */
async function queuesIn(file: string, manifest: Manifest): Promise<string[]> {
  const packed = manifest.tables.find(({ table }) => table === JOBS);
  const names = new Set<string>();
  for await (const { name, content } of readTar(file)) {
    if (name !== packed?.name) continue;
    for await (const rows of pagesOf(content))
      for (const row of rows) names.add((JSON.parse(row) as { name: string }).name);
  }
  return [...names];
}

const noteRestore = verb("noteRestore", {
  audit: "backup.restore",
  may: isSystem,
  async run(act, { file, manifest }: { file: string; manifest: Manifest }) {
    const sha256 = createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
    return act.done({}, { id: path.basename(file), after: { madeAt: manifest.madeAt, sha256 } });
  },
});

async function fill(trx: Transaction<DB>, file: string, manifest: Manifest): Promise<void> {
  for (const { table } of manifest.tables.toReversed())
    if (!HEADS.has(table) && table !== JOBS) await clearTable(trx, table);
  const allThere = await deferSelfReferences(trx);
  // The queue's tables are those of its own version here; what an older one noted beside stays behind.
  const jobColumns = new Set(await columnsOf(trx, ...JOBS_TABLE));
  const byName = new Map(manifest.tables.map((table) => [table.name, table]));
  for await (const { name, content } of readTar(file)) {
    const packed = byName.get(name);
    if (!packed) continue;
    const { table } = packed;
    const columns = packed.columns.filter((column) => table !== JOBS || jobColumns.has(column));
    for await (const rows of pagesOf(content))
      if (HEADS.has(table)) await restoreHead(trx, table, columns, rows);
      else await restoreRows(trx, table, columns, rows);
    // The queue may have none of its tables yet, and adds to them by itself.
    if (table === JOBS) continue;
    const { rows: counted } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(table)}`.execute(trx);
    if (counted[0]!.count !== packed.rows)
      throw new Error(`Of ${table} ${counted[0]!.count} rows arrived instead of ${packed.rows}.`);
  }
  await allThere();
}

async function* pagesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let page: string[] = [];
  for await (const line of createInterface({
    input: Readable.from(content),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    page.push(line);
    if (page.length === PAGE) {
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}
