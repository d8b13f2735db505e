import { listPreferences } from "../../db/accounts/preferences.ts";
import { findKept, insertPlays, lockListeners } from "../../db/plays/plays.ts";
import { preferencesFrom } from "../../domain/accounts/preferences.ts";
import { isSayable, MAX_REPORTS, type PlayOutcome } from "../../domain/plays/play.ts";
import { isRobot } from "../../domain/plays/robot.ts";
import { problem } from "../../domain/words/refusal.ts";
import { viewerOf } from "../acting/actor.ts";
import { madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { judgeReports, type ReadReport } from "./judgeReports.ts";
import { usesOfListener } from "./listener.ts";
import { PlayOutcomeEnum } from "./PlayOutcome.ts";
import { readSession } from "./playSession.ts";

interface Report {
  id: string;
  session: string;
  /** ISO instant. */
  startedAt: string;
  heardMs: number;
}
interface Batch {
  reports: readonly Report[];
  isRobot: boolean;
}

/** Judges plays and keeps them. What was told before is answered as it was then, and changes nothing. */
export const reportPlays = verb("reportPlays", {
  unaudited: "plays are the listener's own history, and sums for the artist",
  forVisitors: true,
  limits: {
    uses: (_batch: Batch, actor, from) => usesOfListener("playReportsOfListener", actor, from),
    full: () => new InvalidInput(problem("reports", "general.tooManyAttempts")),
  },
  async run(act, batch) {
    const { trx, now, signer } = act;
    const reports = readReports(act, batch.reports);
    const sessions = reports.flatMap(({ said }) => (said?.isSigned ? said.session : []));
    await lockListeners(
      trx,
      sessions.map(({ listener }) => listener),
    );
    const kept = await findKept(
      trx,
      reports.map(({ id }) => id),
      sessions.map(({ id }) => id),
    );
    const outcomes = new Map(kept.map(({ id, outcome }) => [id, outcome as PlayOutcome]));
    const plays = await judgeReports(
      { trx, signer, now, viewer: viewerOf(act.actor), isRobot: batch.isRobot },
      reports.filter(({ id }) => !outcomes.has(id)),
      kept.flatMap(({ sessionId }) => sessionId ?? []),
    );
    for (const { id, outcome } of plays) outcomes.set(id, outcome);
    const results = reports.map(({ id, said }) => ({
      id,
      outcome: outcomes.get(id) ?? (said?.isSigned ? null : "forged"),
    }));
    if (plays.length === 0) return act.unchanged(results);
    const hasHistory = await keepsHistory(act);
    await insertPlays(trx, hasHistory ? plays : plays.map((play) => ({ ...play, listenerId: null })), now);
    return act.done(results);
  },
});

/** The reports of a batch, each once. */
function readReports({ signer, now }: Act, given: readonly Report[]): ReadReport[] {
  if (given.length === 0 || given.length > MAX_REPORTS)
    throw new InvalidInput(problem("reports", "plays.noReports", { most: MAX_REPORTS }));
  const reports = new Map<string, ReadReport>();
  for (const { id, session, startedAt: at, heardMs } of given) {
    const startedAt = new Date(at);
    if (!isSayable({ startedAt, heardMs }, now))
      throw new InvalidInput(problem("reports", "plays.unsayable"));
    if (!reports.has(id))
      reports.set(id, { id: madeId(id), said: readSession(signer, session), startedAt, heardMs });
  }
  return [...reports.values()];
}

/** Whether what the person hears is written down under their name; visitors have none. */
async function keepsHistory({ trx, actor }: Act): Promise<boolean> {
  const viewer = viewerOf(actor);
  if (!viewer) return false;
  return preferencesFrom(await listPreferences(trx, [viewer.userId])).listeningHistory;
}

const PlayReportInput = builder.inputType("PlayReportInput", {
  fields: (t) => ({
    id: t.string({ description: "Made by the client, a UUIDv7. The same report twice changes nothing." }),
    session: t.string({ description: "The token of the session." }),
    startedAt: t.field({ type: "DateTime", description: "When the music began." }),
    heardMs: t.int({ description: "For how long it was heard, in milliseconds; at most a day." }),
  }),
});

const PlayResult = builder.objectRef<{ id: string; outcome: PlayOutcome | null }>("PlayResult").implement({
  authScopes: { public: true },
  fields: (t) => ({
    reportId: t.string({ resolve: ({ id }) => id }),
    outcome: t.field({
      type: PlayOutcomeEnum,
      nullable: true,
      description: "Null where the track is gone.",
      resolve: ({ outcome }) => outcome,
    }),
  }),
});

builder.relayMutationField(
  "reportPlays",
  { inputFields: (t) => ({ reports: t.field({ type: [PlayReportInput], description: "At most 50." }) }) },
  {
    description: "Tells what was heard, at once or up to thirty days later.",
    verb: reportPlays,
    authScopes: { public: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { reports } }, context, info) => ({
      results: await perform(context, info, reportPlays, {
        reports: reports.map((report) => ({ ...report, startedAt: report.startedAt.toISOString() })),
        isRobot: isRobot(context.request.headers.get("user-agent")),
      }),
    }),
  },
  {
    outputFields: (t) => ({
      results: t.field({ type: [PlayResult], resolve: ({ results }) => [...results] }),
    }),
  },
);
