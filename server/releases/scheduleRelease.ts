import { writeRelease } from "../../db/releases/releases.ts";
import { timezoneOf } from "../../db/workspaces/workspaces.ts";
import { releaseProblem, wholeProblem } from "../../domain/releases/release.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { problemsOnTheWay, writeState } from "./changeState.ts";
import { enqueueGoLive } from "./enqueueGoLive.ts";
import { ReleaseHeldBack, StaleRelease } from "./refusals.ts";
import { tidyDate } from "./tidyEdit.ts";

interface When {
  id: string;
  version: number;
  releaseDay?: string | null | undefined;
  releaseTime?: string | null | undefined;
  timezone?: string | null | undefined;
}

/** Sets the moment at which a release goes out by itself, or moves it. The moment that stands already changes nothing. */
export const scheduleRelease = verb("scheduleRelease", {
  audit: "release.schedule",
  scope: "releases:publish",
  gate: "releaseScheduling",
  async run(act, { id, version, ...when }: When) {
    const { trx, now } = act;
    refuse(releaseProblem(when, now));
    const release = await act.lock("release", id);
    const { workspaceId } = release;
    const change = tidyDate(when, release, await timezoneOf(trx, workspaceId));
    const date = change.date === undefined ? release.date : change.date;
    const isWaiting = release.state === "scheduled" || release.state === "preorder";
    if (isWaiting && date?.getTime() === release.date?.getTime()) return act.unchanged({ releaseId: id });
    if (release.version !== version) throw new StaleRelease(id);
    refuse(wholeProblem({ ...release, date }));
    if (isWaiting) {
      if (!date || date <= now) throw new InvalidInput(problem("releaseDay", "releases.datePast"));
      await writeRelease(trx, id, change, now);
    } else {
      const problems = await problemsOnTheWay(trx, { ...release, date }, "scheduled", now);
      if (problems.length > 0) throw new ReleaseHeldBack(id, problems);
      await writeState(act, release, "scheduled", change);
    }
    await enqueueGoLive(act, id, [date, isWaiting ? null : release.preorderFrom]);
    act.publish("releaseChanged", workspaceId, { releaseId: id });
    const state = isWaiting ? release.state : "scheduled";
    return act.done(
      { releaseId: id },
      {
        ...{ id, workspaceId, action: isWaiting ? "release.move" : "release.schedule" },
        before: { state: release.state, date: release.date },
        after: { state, date },
      },
    );
  },
});

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
    verb: scheduleRelease,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleRelease, ReleaseHeldBack, NotFound] },
    resolve: (_root, { input: { id, ...when } }, context, info) =>
      perform(context, info, scheduleRelease, { id: id.id, ...when }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
