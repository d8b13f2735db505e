import { lockTrackImport, moveTrackImport, type ReportRow } from "../../db/catalog/trackImports.ts";
import type { ImportRow } from "../../domain/catalog/table/importPlan.ts";
import type { JobContext } from "../jobContext.ts";
import { writeJudged } from "./changeTracks.ts";
import { planOf } from "./importPlanOf.ts";

export const reportOf = (rows: readonly ImportRow[]): ReportRow[] =>
  rows.map(({ change: _change, ...row }) => row);

/**
 * Carries a file out: everything and its own end in one transaction, so that a process that dies leaves nothing of it, and
 * the job's next try begins anew. The file is judged once more: the catalog may have changed since somebody looked.
 */
export async function importTracks(
  { db, services }: JobContext,
  { importId }: { importId: string },
  now = new Date(),
): Promise<void> {
  const tell = (workspaceId: string, done: number, total: number) =>
    services.events.publish("importProgress", workspaceId, { importId, done, total });
  const workspaceId = await db.transaction().execute(async (trx) => {
    const file = await lockTrackImport(trx, importId);
    if (file?.state !== "queued") return null;
    const { rows, judgement } = await planOf(trx, file.workspaceId, file, now);
    const isRefused = !file.skipsWrong && rows.some(({ outcome }) => outcome === "wrong");
    const total = judgement.accepted.length;
    if (!isRefused)
      await writeJudged(trx, judgement.accepted, now, async (done) => tell(file.workspaceId, done, total));
    await moveTrackImport(trx, importId, ["queued"], {
      state: isRefused ? "refused" : "done",
      csv: "",
      report: JSON.stringify(reportOf(rows)),
      finishedAt: now,
    });
    return file.workspaceId;
  });
  if (workspaceId) tell(workspaceId, 1, 1);
}
