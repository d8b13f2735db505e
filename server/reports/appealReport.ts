import { lockReport, writeReport } from "../../db/reports/reports.ts";
import { appealProblem, appealUntil, TOLD_STATES } from "../../domain/reports/report.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { worksAt } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { Report } from "./Report.ts";

interface Wish {
  id: string;
  appeal: string;
}

/** The studio says why a decision against it is wrong: once, and within thirty days. Somebody looks at it again. */
const appealReport = verb("appealReport", {
  audit: "report.appeal",
  async run(act, { id, appeal: given }: Wish) {
    const appeal = given.trim();
    refuse(onField("appeal", appealProblem(appeal)));
    const report = await lockReport(act.trx, id);
    const isTold = report && TOLD_STATES.some((state) => state === report.state);
    // What nobody decided against them yet is as foreign to a studio as somebody else's.
    if (!isTold || !worksAt(act.actor, report.workspaceId)) throw new NotFound();
    const until = appealUntil(report.state, report.decidedAt);
    if (!until || until < act.now) throw new InvalidInput(problem("id", "reports.appealOver"));
    await writeReport(act.trx, id, { state: "appealed", since: act.now, appeal, appealedAt: act.now });
    const { workspaceId, state, title } = report;
    return act.done(
      { reportId: id },
      { id, workspaceId, before: { title, state }, after: { state: "appealed", appeal } },
    );
  },
});

builder.relayMutationField(
  "appealReport",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Report }),
      appeal: t.string({ description: "What was judged wrongly." }),
    }),
  },
  {
    description: "Appeals a decision against music of one's own studio: once, within thirty days.",
    verb: appealReport,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, appeal } }, context, info) =>
      perform(context, info, appealReport, { id: id.id, appeal }),
  },
  { outputFields: (t) => ({ report: t.field({ type: Report, resolve: ({ reportId }) => reportId }) }) },
);
