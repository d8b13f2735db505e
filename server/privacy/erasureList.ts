import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { listErasures, noteErasure } from "../../db/privacy/erasures.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";

const LINE = /^([0-9a-f]{64}) (\S+)$/;

function fileIn(dataDir: string): string {
  return path.join(dataDir, "erasures.txt");
}

const takeOver = verb("takeOverErasures", {
  unaudited: "More would name who is forgotten.",
  may: isSystem,
  async run(act, { kept }: { kept: ReadonlyMap<string, Date> }) {
    for (const [userHash, erasedAt] of kept) await noteErasure(act.trx, userHash, erasedAt);
    return act.done({});
  },
});

/**
 * Keeps the list of erasures beside the database as well: a backup from before does not know whom to forget. Lines of the
 * file that the database lacks are taken over, so that bringing the file along is all there is to do. Returns the hashes.
 */
export async function keepErasureList(context: JobContext): Promise<string[]> {
  const { db, dataDir } = context;
  const kept = await readKept(dataDir);
  if (kept.size > 0) await act(actingAs("reconcile-privacy", context), takeOver, { kept });
  const all = await listErasures(db);
  if (all.some(({ userHash }) => !kept.has(userHash)))
    await writeWhole(
      dataDir,
      all.map(({ userHash, erasedAt }) => `${userHash} ${erasedAt.toISOString()}\n`).join(""),
    );
  return all.map(({ userHash }) => userHash);
}

async function readKept(dataDir: string): Promise<Map<string, Date>> {
  const text = await readFile(fileIn(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const kept = new Map<string, Date>();
  for (const line of text.split("\n")) {
    const [, userHash, erasedAt] = LINE.exec(line) ?? [];
    if (userHash && erasedAt) kept.set(userHash, new Date(erasedAt));
  }
  return kept;
}

async function writeWhole(dataDir: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const place = fileIn(dataDir);
  // A name of its own: two erasures may end at the same moment.
  const part = `${place}.${randomUUID()}.part`;
  const file = await open(part, "w", 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(part, place);
}
