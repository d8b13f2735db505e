import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { finished } from "node:stream/promises";
import type { Kysely } from "kysely";
import { dumpTable } from "../../../db/backup/dumpTable.ts";
import { columnsOf } from "../../../db/backup/restoreTable.ts";
import { type BackupTable, tablesInOrder } from "../../../db/backup/tables.ts";
import { listMigrations } from "../../../db/migrate.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { act } from "../../../server/acting/act.ts";
import { isSystem } from "../../../server/acting/actor.ts";
import { verb } from "../../../server/acting/verb.ts";
import { journalOf } from "../../../server/payments/emulator/journalOf.ts";
import { type MediaStorage, openStorage } from "../../../server/providers/storage.ts";
import { onCommandLine } from "../onCommandLine.ts";
import type { Verb } from "../Verb.ts";
import { withDatabase } from "../withDatabase.ts";
import { JOBS, JOBS_TABLE, MANIFEST, MANIFEST_HASH, type Manifest } from "./Manifest.ts";
import { mediaKeys } from "./mediaKeys.ts";
import { TarWriter } from "./tarFile.ts";

const noteBackup = verb("noteBackup", {
  audit: "backup.make",
  may: isSystem,
  run: async (act, { name, ...after }: { name: string; tables: number; media: number }) =>
    act.done({}, { id: name, after }),
});

/** `backup FILE`: every row and every media file in one tar file, which says at its end what it holds. */
export const backup: Verb = async (configuration, [file], say) => {
  if (!file) {
    say("Say where: a file name is missing.");
    return 2;
  }
  const folder = await mkdtemp(path.join(tmpdir(), "levare-backup-"));
  try {
    const manifest = await withDatabase(configuration, async (database) => {
      const storage = await openStorage(configuration.env, configuration.dataDir);
      const manifest = await pack(
        { db: database.db, storage, dataDir: configuration.dataDir },
        path.resolve(file),
        folder,
      );
      await act(onCommandLine(database, configuration), noteBackup, {
        name: path.basename(file),
        ...{ tables: manifest.tables.length, media: manifest.media.length },
      });
      return manifest;
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `${file} holds ${rows} rows of ${manifest.tables.length} tables and ${manifest.media.length} media files.`,
    );
    say("It holds personal data: keep it as safe as the server itself.");
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface Parts {
  db: Kysely<DB>;
  storage: MediaStorage;
  dataDir: string;
}

async function pack({ db, storage, dataDir }: Parts, file: string, folder: string): Promise<Manifest> {
  const tar = await TarWriter.create(file);
  try {
    const tables = await tablesInOrder(db);
    const manifest: Manifest = {
      format: "levare-backup-1",
      madeAt: new Date().toISOString(),
      migrations: (await listMigrations(db)).filter(({ ran }) => ran).map(({ name }) => name),
      tables: [],
      media: [],
    };
    // One picture of all tables, however long it takes and whatever happens meanwhile.
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (trx) => {
        for (const table of tables) manifest.tables.push(await packTable(trx, tar, table, folder));
        // None before its first start.
        const columns = await columnsOf(trx, ...JOBS_TABLE);
        if (columns.length > 0)
          manifest.tables.push(
            await packTable(trx, tar, { name: JOBS, columns }, folder, "state < 'completed'"),
          );
      });
    for (const key of await mediaKeys(db, tables, storage)) {
      const copy = storage.pathOf(key) ?? path.join(folder, "media");
      if (storage.pathOf(key) === null) {
        if (!(await storage.exists(key))) continue;
        await storage.fetch(key, copy);
      }
      const { size } = await stat(copy);
      manifest.media.push({ key, ...(await tar.addFile(`media/${key}`, copy, size)) });
    }
    // After the tables: what it knows more than they do is caught up with by its events.
    const payments = await packJournal(dataDir, tar, folder);
    if (payments) manifest.payments = payments;
    const { sha256 } = await tar.addText(MANIFEST, JSON.stringify(manifest, null, 1));
    await tar.addText(MANIFEST_HASH, sha256);
    await tar.close();
    return manifest;
  } catch (error) {
    await tar.giveUp();
    await rm(file, { force: true });
    throw error;
  }
}

/** A copy first: it may be written on meanwhile, and a line that is cut off at the end says nothing. */
async function packJournal(dataDir: string, tar: TarWriter, folder: string) {
  const copy = path.join(folder, "journal");
  try {
    await copyFile(journalOf(dataDir), copy);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const { size } = await stat(copy);
  return tar.addFile("payments/journal.jsonl", copy, size);
}

async function packTable(
  trx: Kysely<DB>,
  tar: TarWriter,
  { name: table, columns }: BackupTable,
  folder: string,
  where?: string,
): Promise<Manifest["tables"][number]> {
  // Beside first: a tar entry says its size before its content.
  const lines = path.join(folder, "table");
  const out = createWriteStream(lines);
  let rows = 0;
  const options = { hasId: columns.includes("id"), ...(where ? { where } : {}) };
  for await (const page of dumpTable(trx, table, options)) {
    rows += page.length;
    if (!out.write(`${page.join("\n")}\n`)) await once(out, "drain");
  }
  out.end();
  await finished(out);
  const { size } = await stat(lines);
  return { table, columns, rows, ...(await tar.addFile(`tables/${table}.jsonl`, lines, size)) };
}
