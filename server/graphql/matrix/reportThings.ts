import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import { findReports, insertReport } from "../../../db/reports/reports.ts";
import { saidOf } from "../../../db/reports/subjects.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { ReportState, ReportSubject } from "../../../domain/reports/report.ts";
import { seenOf } from "../../reports/seen.ts";
import { rowOf } from "../globalId.ts";
import type { Kit } from "./kit.ts";
import { reason } from "./phrases.ts";

/** What was said in it. */
export const REPORTED = "That is no human voice.";

/** A report about the kit's public track, or its release that is out, with the name by which it is judged. */
export async function aReport(
  db: Kysely<DB>,
  kit: Kit,
  state: ReportState,
  kind: ReportSubject = "track",
): Promise<{ id: string; seen: string }> {
  const [id, at] = [newId(), new Date()];
  const subjectId =
    kind === "track" ? rowOf(kit.publicTrack, "Track")! : rowOf(kit.publicRelease, "Release")!;
  const said = await saidOf(db, kind, subjectId);
  await insertReport(db, {
    ...{
      id,
      workspaceId: kit.workspaceId,
      subjectKind: kind,
      reason: "aiUse",
      title: "Undertow",
      state,
      said,
    },
    ...{ artistNames: [], since: at, createdAt: at },
    ...(kind === "track" ? { trackId: subjectId } : { releaseId: subjectId }),
    ...(state !== "open" && { decision: reason, decidedAt: at }),
  });
  await db
    .insertInto("reportVoice")
    .values({ id: newId(), reportId: id, text: REPORTED, createdAt: at })
    .execute();
  const [report] = await findReports(db, [id], "every");
  return { id: encodeGlobalID("Report", id), seen: seenOf(report!, said) };
}
