import { newId } from "../../db/ids.ts";
import { insertReport, lockLastReport } from "../../db/reports/reports.ts";
import { findSubject, saidOf } from "../../db/reports/subjects.ts";
import { hasVoice, insertVoice } from "../../db/reports/voices.ts";
import { type ReportReason, type ReportSubject, reportTextProblem } from "../../domain/reports/report.ts";
import { problem } from "../../domain/words/refusal.ts";
import { EmailUnproven } from "../accounts/EmailUnproven.ts";
import { userOf, worksAt } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { ReportReasonEnum } from "./Report.ts";
import { isSaidStill } from "./seen.ts";

interface Wish {
  kind: ReportSubject;
  id: string;
  reason: ReportReason;
  text: string;
}

/**
 * Says that something is wrong with music that everybody can come to. What several people say of one thing is one report until it
 * is judged, and what was judged is not asked anew while the artist tells the same.
 */
const reportMusic = verb("reportMusic", {
  unaudited: "The report itself keeps who made it and what was said at that moment.",
  asksProof: true,
  limits: {
    uses: (_wish: Wish, actor) => ({ reportsOfUser: userOf(actor).userId }),
    full: () => new InvalidInput(problem("id", "reports.tooMany")),
  },
  // Two that report one thing at the same moment: the second one joins the first.
  taken: { report_open_trackId: "judged again", report_open_releaseId: "judged again" },
  async run(act, { kind, id, reason, text: given }: Wish) {
    const { trx, now } = act;
    const { userId } = userOf(act.actor);
    const text = given.trim() || null;
    refuse(reportTextProblem(text ?? ""));
    // What is private and what is not there are told apart for nobody.
    const subject = await findSubject(trx, kind, id);
    if (!subject) throw new NotFound();
    if (worksAt(act.actor, subject.workspaceId)) throw new InvalidInput(problem("id", "reports.own"));
    const said = await saidOf(trx, kind, id);
    const answer = { kind, id, isTaken: true };
    const last = await lockLastReport(trx, { kind, id, reason });
    // It was judged by somebody already, and nothing has changed since.
    if (last && last.state !== "open" && isSaidStill(last, said))
      return act.unchanged({ ...answer, isTaken: false });
    const open = last?.state === "open" ? last : null;
    if (open && (await hasVoice(trx, open.id, userId))) return act.unchanged(answer);
    const reportId = open?.id ?? newId();
    if (!open)
      await insertReport(trx, {
        ...{ id: reportId, workspaceId: subject.workspaceId, subjectKind: kind, reason, said },
        ...{ title: subject.title, artistNames: subject.artistNames, since: now, createdAt: now },
        ...(kind === "track" ? { trackId: id } : { releaseId: id }),
      });
    await insertVoice(trx, { reportId, userId, text, createdAt: now });
    return act.done(answer);
  },
});

builder.relayMutationField(
  "reportMusic",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: [Track, Release] }),
      reason: t.field({ type: ReportReasonEnum }),
      text: t.string({ required: false, description: "What the person knows of it." }),
    }),
  },
  {
    description:
      "Reports a track or a release that everybody can come to. Once for each person while it is open; the studio never learns who.",
    verb: reportMusic,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound, EmailUnproven] },
    resolve: (_root, { input: { id, reason, text } }, context, info) =>
      perform(context, info, reportMusic, {
        kind: id.typename === "Track" ? "track" : "release",
        id: id.id,
        reason,
        text: text ?? "",
      }),
  },
  {
    outputFields: (t) => ({
      track: t.field({
        type: Track,
        nullable: true,
        resolve: ({ kind, id }) => (kind === "track" ? id : null),
      }),
      release: t.field({
        type: Release,
        nullable: true,
        resolve: ({ kind, id }) => (kind === "release" ? id : null),
      }),
      isTaken: t.boolean({
        description: "False where the thing was judged before, and tells the same since.",
        resolve: ({ isTaken }) => isTaken,
      }),
    }),
  },
);
