import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Kysely } from "kysely";
import { ZipFile } from "yazl";
import { listEmails } from "../../db/accounts/users.ts";
import { changeExport, findExport, listOwnedStudios, readTaken } from "../../db/privacy/dataExports.ts";
import { exportKey } from "../../db/privacy/files.ts";
import { findPerson } from "../../db/privacy/findPerson.ts";
import type { Person } from "../../db/privacy/Person.ts";
import { TABLES } from "../../db/privacy/tables.ts";
import type { DB } from "../../db/tables.generated.ts";
import { exportGoneAt } from "../../domain/privacy/dataExport.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { addMedia } from "./addMedia.ts";
import { exportLetter } from "./letters.ts";
import { tableFile, WHAT_IS_INSIDE } from "./whatIsInside.ts";

const PROGRESS_STEP = 5;
/** Reading the tables counts for as much of the progress, in percent; the rest are the bytes of the media. */
const TABLES_PERCENT = 20;

const noteProgress = verb("noteExport", {
  unaudited: "The person's own wish, which is in the log.",
  may: isSystem,
  async run(act, { exportId, ...change }: { exportId: string; progress?: number; state?: "failed" }) {
    await changeExport(act.trx, exportId, change);
    return act.done({});
  },
});

const finishExport = verb("finishExport", {
  unaudited: "The person's own wish, which is in the log.",
  may: isSystem,
  async run(act, { exportId, userId, bytes }: { exportId: string; userId: string; bytes: number }) {
    const { now: readyAt } = act;
    const ready = { state: "ready", progress: 100, bytes, readyAt, expiresAt: exportGoneAt(readyAt) };
    const isWanted = await changeExport(act.trx, exportId, ready);
    const [user] = await listEmails(act.trx, [userId]);
    if (isWanted && user)
      act.enqueueMail({ to: user.email, ...exportLetter(`${act.publicUrl}/settings/privacy`) });
    return act.done({ isWanted });
  },
});

/** Packs everything that is kept about a person into one file. A second run begins anew. */
export async function collectExport(
  context: JobContext,
  { exportId }: { exportId: string },
  isLastTry: boolean,
  now = new Date(),
): Promise<void> {
  const { db, services, dataDir } = context;
  const row = await findExport(db, exportId);
  if (row?.state !== "collecting") return;
  const from = actingAs("collect-export", context, () => now);
  const folder = path.join(dataDir, "work", exportId);
  const file = path.join(folder, "export.zip");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await pack(context, row.userId, file, progressOf(from, exportId));
    const { size: bytes } = await stat(file);
    await services.storage.put(exportKey(exportId), file, "application/zip");
    const { isWanted } = await act(from, finishExport, { exportId, userId: row.userId, bytes });
    // Its person was erased meanwhile: nobody may find it.
    if (!isWanted) await services.storage.delete(exportKey(exportId));
  } catch (error) {
    if (!isLastTry) throw error;
    log.error("export", { exportId, error });
    await act(from, noteProgress, { exportId, state: "failed" });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function pack(
  { db, services }: JobContext,
  userId: string,
  file: string,
  showProgress: (percent: number) => Promise<void>,
): Promise<void> {
  const found = await findPerson(db, userId, userId, () => []);
  if (!found) throw new Error("There is nobody to collect for.");
  const person = { ...found, studioIds: await listOwnedStudios(db, userId) };
  const zip = new ZipFile();
  // Files are read as soon as they are added, and may break before anything is written.
  const broken = new AbortController();
  zip.on("error", (error: Error) => broken.abort(error));
  zip.addBuffer(Buffer.from(WHAT_IS_INSIDE), "README.txt");
  await addTables(db, person, zip, showProgress);
  const bytes = await addMedia({ db, storage: services.storage }, person, zip);
  zip.end();
  let packed = 0;
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      packed += chunk.length;
      const share = Math.min(1, packed / (bytes + 1));
      showProgress(TABLES_PERCENT + share * (99 - TABLES_PERCENT)).then(() => done(null, chunk), done);
    },
  });
  await pipeline(zip.outputStream, watched, createWriteStream(file), { signal: broken.signal }).catch(
    (error) => {
      throw broken.signal.reason ?? error;
    },
  );
}

async function addTables(
  db: Kysely<DB>,
  person: Person,
  zip: ZipFile,
  showProgress: (percent: number) => Promise<void>,
): Promise<void> {
  const tables = Object.entries(TABLES) as [keyof DB, (typeof TABLES)[keyof DB]][];
  for (const [place, [table, { taken }]] of tables.entries()) {
    const rows = taken ? await readTaken(db, person, table, taken) : [];
    if (taken && rows.length > 0)
      zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), tableFile(taken.file, table));
    await showProgress((place / tables.length) * TABLES_PERCENT);
  }
}

/** Writes a step of five percent at most once. */
function progressOf(from: ActContext, exportId: string): (percent: number) => Promise<void> {
  let shown = 0;
  return async (percent) => {
    const progress = Math.floor(percent / PROGRESS_STEP) * PROGRESS_STEP;
    if (progress <= shown) return;
    shown = progress;
    await act(from, noteProgress, { exportId, progress });
  };
}
