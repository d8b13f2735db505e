import { lockRelease, writeRelease } from "../../db/releases/releases.ts";
import { releaseProblem, wholeProblem } from "../../domain/releases/release.ts";
import { auditOf } from "../audit/auditOf.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { problemsOnTheWay, writeState } from "./changeState.ts";
import { enqueueGoLive } from "./enqueueGoLive.ts";
import { ReleaseHeldBack, StaleRelease } from "./refusals.ts";
import { tidyDate } from "./tidyEdit.ts";
import { DATE_OVER } from "./updateRelease.ts";

interface When {
  releaseDay?: string | null | undefined;
  releaseTime?: string | null | undefined;
  timezone?: string | null | undefined;
}

/** Sets the moment at which a release goes out by itself, or moves it. The moment that stands already changes nothing. */
async function scheduleRelease(context: Context, id: string, version: number, when: When): Promise<string> {
  const { db, now, services } = context;
  const problem = releaseProblem(when, now());
  if (problem) throw new InvalidInput(problem.field, problem.message);
  const workspaceId = await db.transaction().execute(async (trx) => {
    const release = await lockRelease(trx, id, workspacesOf(signedIn(context)));
    if (!release) throw new NotFound();
    const home = await trx
      .selectFrom("workspace")
      .select("timezone")
      .where("id", "=", release.workspaceId)
      .executeTakeFirstOrThrow();
    const change = tidyDate(when, release, home.timezone);
    const date = change.date === undefined ? release.date : change.date;
    const isWaiting = release.state === "scheduled" || release.state === "preorder";
    if (isWaiting && date?.getTime() === release.date?.getTime()) return release.workspaceId;
    if (release.version !== version) throw new StaleRelease(id);
    const misfit = wholeProblem({ ...release, date });
    if (misfit) throw new InvalidInput(misfit.field, misfit.message);
    if (isWaiting) {
      if (!date || date <= now()) throw new InvalidInput("releaseDay", DATE_OVER);
      await writeRelease(trx, id, change, now());
    } else {
      const problems = await problemsOnTheWay(trx, { ...release, date }, "scheduled", now());
      if (problems.length > 0) throw new ReleaseHeldBack(id, problems);
      await writeState(trx, release, "scheduled", now(), change);
    }
    await enqueueGoLive(trx, services.jobs, id, [date, isWaiting ? null : release.preorderFrom]);
    await auditOf(context, trx, {
      action: isWaiting ? "release.move" : "release.schedule",
      entity: "release",
      entityId: id,
      workspaceId: release.workspaceId,
      before: { state: release.state, date: release.date },
      after: { state: isWaiting ? release.state : "scheduled", date },
    });
    return release.workspaceId;
  });
  services.events.publish("releaseChanged", workspaceId, { releaseId: id });
  return id;
}

builder.relayMutationField(
  "scheduleRelease",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Release }),
      version: t.int({ description: "The version that the person saw." }),
      releaseDay: t.string({ required: false, description: "Left out: the day that is written down." }),
      releaseTime: t.string({ required: false }),
      timezone: t.string({ required: false }),
    }),
  },
  {
    description: "From then on it goes out by itself, at its minute in its time zone.",
    authScopes: { gate: "releaseScheduling" },
    errors: { types: [InvalidInput, StaleRelease, ReleaseHeldBack, NotFound] },
    resolve: async (_root, { input: { id, version, ...when } }, context) => ({
      releaseId: await scheduleRelease(context, id.id, version, when),
    }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
