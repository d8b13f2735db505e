import type { Kysely } from "kysely";
import { listDueReleases, putStatuses, settleWorkspaces } from "../../db/compliance/statuses.ts";
import type { DB } from "../../db/tables.generated.ts";
import { judge } from "./judge.ts";

/** Releases judged at a time: lyrics are the heaviest part of a dossier. */
const AT_ONCE = 50;

/**
 * Makes the kept statuses true again: of one workspace before they are shown, of all by the job. What changes meanwhile has
 * left its note and is counted the next time. Returns how many were counted.
 */
export async function recount(db: Kysely<DB>, workspaceId: string | null): Promise<number> {
  let counted = 0;
  for (;;) {
    const due = await listDueReleases(db, workspaceId, AT_ONCE);
    if (due.length === 0) return counted;
    const judgements = await judge(
      db,
      due.map(({ id }) => id),
    );
    const rows = due.flatMap(({ id, at }) => {
      const judged = judgements.get(id);
      if (!judged) return [];
      const { blocker: blockers, warning: warnings, info: infos } = judged.counts;
      const { workspaceId } = judged.dossier;
      const { status, score } = judged;
      return [{ releaseId: id, workspaceId, status, blockers, warnings, infos, score, checkedAt: at }];
    });
    await putStatuses(
      db,
      rows,
      due.flatMap(({ notes }) => notes),
    );
    await settleWorkspaces(db, [...new Set(rows.map((row) => row.workspaceId))]);
    counted += rows.length;
    if (due.length < AT_ONCE) return counted;
  }
}
