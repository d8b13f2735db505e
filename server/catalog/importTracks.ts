import {
  findImportFile,
  lockTrackImport,
  type ReportRow,
  writeTrackImport,
} from "../../db/catalog/trackImports.ts";
import type { FileRow, ImportRow } from "../../domain/catalog/table/importPlan.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { readRows } from "../tables/readTable.ts";
import { writeJudged } from "./changeTracks.ts";
import { planOf } from "./importPlanOf.ts";

export const reportOf = (rows: readonly ImportRow[]): ReportRow[] =>
  rows.map(({ change: _change, ...row }) => row);

interface Asked {
  importId: string;
  /** The rows of its file, which stays as it is from the moment that it was checked. */
  read: readonly FileRow[];
  /** Heard while the work goes on: whoever waits wants to see it move before it stands. */
  onProgress: (workspaceId: string, done: number, total: number) => void;
}

/**
 * Carries a file out: everything and its own end in one transaction, so that a process that dies leaves nothing of it, and
 * the job's next try begins anew. The file is judged once more: the catalog may have changed since somebody looked.
 */
const carryOut = verb("importTracks", {
  unaudited: "The file's own row keeps who brought it and what became of each line.",
  may: isSystem,
  async run(act, { importId, read, onProgress }: Asked) {
    const { trx, now } = act;
    const file = await lockTrackImport(trx, importId, "every");
    if (file?.state !== "queued") return act.unchanged({ importId });
    const { rows, judgement } = await planOf(trx, file.workspaceId, read, file, now);
    const isRefused = !file.skipsWrong && rows.some(({ outcome }) => outcome === "wrong");
    const total = judgement.accepted.length;
    if (!isRefused)
      await writeJudged(act, judgement.accepted, (done) => onProgress(file.workspaceId, done, total));
    await writeTrackImport(trx, importId, {
      state: isRefused ? "refused" : "done",
      csv: "",
      report: JSON.stringify(reportOf(rows)),
      finishedAt: now,
    });
    act.publish("importProgress", file.workspaceId, { importId, done: 1, total: 1 });
    return act.done({ importId });
  },
});

export async function importTracks(context: JobContext, { importId }: { importId: string }): Promise<void> {
  const { events } = context.services;
  const file = await findImportFile(context.db, importId);
  if (!file) return;
  const { rows, isCut } = await readRows(file.csv, file.mapping);
  if (isCut) throw new Error("A file that was checked could not be read again.");
  await act(actingAs("import-tracks", context), carryOut, {
    importId,
    read: rows,
    onProgress: (workspaceId, done, total) =>
      events.publish("importProgress", workspaceId, { importId, done, total }),
  });
}
