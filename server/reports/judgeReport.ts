import { listEmails } from "../../db/accounts/users.ts";
import { listTeamIds } from "../../db/releases/team.ts";
import { lockReport, type ReportRow, writeReport } from "../../db/reports/reports.ts";
import { listReporters } from "../../db/reports/voices.ts";
import { listOwnerIds } from "../../db/sales/sellers.ts";
import { notice } from "../../domain/notifications/notice.ts";
import { toldReporter, toldStudio } from "../../domain/reports/facts.ts";
import { decisionProblem, judged, type ReportState, standingOf } from "../../domain/reports/report.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { isSuperadmin, userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { Report, saidNow } from "./Report.ts";
import { reportLetter, workPathOf } from "./reportLetter.ts";
import { saidById, seenOf } from "./seen.ts";

interface Verdict {
  id: string;
  seen: string;
  isUpheld: boolean;
  decision: string;
}

/** Judges a report, or the appeal against it; a verdict may be turned round while nothing followed from it. */
const judgeReport = verb("judgeReport", {
  audit: "report.judge",
  may: isSuperadmin,
  async run(act, { id, seen, isUpheld, decision: given }: Verdict) {
    const decision = given.trim();
    refuse(onField("decision", decisionProblem(decision)));
    const report = await lockReport(act.trx, id);
    if (!report) throw new NotFound();
    const said = await saidNow({ db: act.trx }, report);
    const to = judged(report.state, isUpheld);
    if (report.state === to) return act.unchanged({ reportId: id });
    // What is judged is what was read: both the report, and what its artist tells now.
    if (seenOf(report, said) !== seen) throw new InvalidInput(problem("id", "reports.stale"));
    const isOfAppeal = to === "confirmed" || to === "granted";
    await writeReport(act.trx, id, {
      ...{ state: to, since: act.now, deciderId: userOf(act.actor).userId },
      ...(isOfAppeal
        ? { appealDecision: decision, appealDecidedAt: act.now }
        : { decision, decidedAt: act.now, judgedSaid: JSON.stringify(saidById(said)) }),
    });
    await notifyStudio(act, report, { to, decision });
    if (standingOf(report.state) !== standingOf(to)) await notifyReporters(act, report, { to, decision });
    const { workspaceId, state, title } = report;
    const before = { title, state };
    return act.done({ reportId: id }, { id, workspaceId, before, after: { state: to, decision } });
  },
});

interface Outcome {
  to: ReportState;
  decision: string;
}

/** By the bell to everybody who works there, and by a letter to whom the studio belongs, whatever they chose: a term begins with it. */
async function notifyStudio(act: Act, report: ReportRow, { to, decision }: Outcome): Promise<void> {
  const { id, version, workspaceId, state, title } = report;
  const told = toldStudio(state, to, { title, decision });
  if (!told) return;
  const source = `report ${id} ${version} ${to}`;
  const link = workPathOf(report);
  for (const userId of await listTeamIds(act.trx, workspaceId))
    act.notify({ userId, topic: "releases", source, text: notice(told.title, told.body), link });
  for (const { id: userId, email } of await listEmails(act.trx, await listOwnerIds(act.trx, workspaceId)))
    act.enqueueMail({
      to: email,
      key: `${source} ${userId}`,
      words: reportLetter(told, `${act.publicUrl}${link}`),
    });
}

async function notifyReporters(act: Act, report: ReportRow, { to, decision }: Outcome): Promise<void> {
  const { id, version, title } = report;
  const told = toldReporter(standingOf(to) === "upheld", { title, decision });
  for (const userId of await listReporters(act.trx, id))
    act.notify({
      ...{ userId, topic: "community", source: `report decided ${id} ${version}` },
      ...{ text: notice(told.title, told.body), link: null },
    });
}

/** What comes of a verdict: the administration grafts its queue onto it. */
export const { payloadType: JudgeReportPayload } = builder.relayMutationField(
  "judgeReport",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Report }),
      seen: t.string({ description: "Of the report as it was read." }),
      isUpheld: t.boolean({ description: "Against the studio; of an appeal: that it is turned down." }),
      decision: t.string({ description: "Why. The studio and those who reported it read it." }),
    }),
  },
  {
    description: "Judges a report, or the appeal against one that was upheld.",
    verb: judgeReport,
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, seen, isUpheld, decision } }, context, info) =>
      perform(context, info, judgeReport, { id: id.id, seen, isUpheld, decision }),
  },
  { outputFields: (t) => ({ report: t.field({ type: Report, resolve: ({ reportId }) => reportId }) }) },
);
