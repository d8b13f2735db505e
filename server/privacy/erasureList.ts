import { listErasures, noteErasure } from "../../db/privacy/erasures.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { fileInFolder, keptFile } from "../providers/keptFile.ts";

const NAME = "erasures.txt";
const LINE = /^([0-9a-f]{64}) (\S+)$/;

const takeOver = verb("takeOverErasures", {
  unaudited: "More would name who is forgotten.",
  may: isSystem,
  async run(act, { kept }: { kept: ReadonlyMap<string, Date> }) {
    for (const [userHash, erasedAt] of kept) await noteErasure(act.trx, userHash, erasedAt);
    return act.done({});
  },
});

/**
 * Keeps the list of erasures outside of the database as well, in the bucket or else in the data folder: a backup from before does
 * not know whom to forget. Lines that the database lacks are taken over, also of a file that somebody brought along into the
 * data folder. Returns the hashes.
 */
export async function keepErasureList(context: JobContext): Promise<string[]> {
  const { db, dataDir, services } = context;
  const file = keptFile(services.storage, dataDir, NAME);
  const kept = linesOf(await file.read());
  const brought = linesOf(await fileInFolder(dataDir, NAME).read());
  const known = new Map([...brought, ...kept]);
  if (known.size > 0) await act(actingAs("reconcile-privacy", context), takeOver, { kept: known });
  const all = await listErasures(db);
  if (all.some(({ userHash }) => !kept.has(userHash)))
    await file.write(all.map(({ userHash, erasedAt }) => `${userHash} ${erasedAt.toISOString()}\n`).join(""));
  return all.map(({ userHash }) => userHash);
}

function linesOf(text: string | null): Map<string, Date> {
  const kept = new Map<string, Date>();
  for (const line of (text ?? "").split("\n")) {
    const [, userHash, erasedAt] = LINE.exec(line) ?? [];
    if (userHash && erasedAt) kept.set(userHash, new Date(erasedAt));
  }
  return kept;
}
