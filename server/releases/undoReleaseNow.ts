import { isHeardSince } from "../../db/releases/heardSince.ts";
import { releasePutBack } from "../../domain/notifications/facts.ts";
import { type BeforeLive, staysOutSince } from "../../domain/releases/beforeLive.ts";
import { transitionProblem } from "../../domain/releases/releaseState.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { writeState } from "./changeState.ts";
import { notifyTeam } from "./notifyTeam.ts";
import { ReleaseHeldBack } from "./refusals.ts";

const undoReleaseNow = verb("undoReleaseNow", {
  audit: "release.putBack",
  scope: "releases:publish",
  async run(act, { id }: { id: string }) {
    const release = await act.lock("release", id);
    const { workspaceId, state, wentLiveAt, title, version } = release;
    const before = release.beforeLive as BeforeLive | null;
    // Asked twice, or of what came out on its day.
    if (state !== "live" || !wentLiveAt || !before)
      throw new ReleaseHeldBack(id, [transitionProblem("wrongState")]);
    if (wentLiveAt <= staysOutSince(act.now)) throw new ReleaseHeldBack(id, [transitionProblem("tooLate")]);
    if (await isHeardSince(act.trx, id, wentLiveAt))
      throw new ReleaseHeldBack(id, [transitionProblem("heard")]);
    const { releaseDay, releaseTime, timezone } = before;
    const date = before.date === null ? null : new Date(before.date);
    await writeState(act, release, before.state, {
      ...{ date, releaseDay, releaseTime, timezone },
      ...{ wentLiveAt: null, beforeLive: null },
    });
    await notifyTeam(act, release, {
      source: `release put back ${id} ${version}`,
      text: releasePutBack(title),
    });
    act.publish("releaseChanged", workspaceId, { releaseId: id });
    const after = { state: before.state, date: before.date };
    return act.done({ releaseId: id }, { id, workspaceId, before: { state }, after });
  },
});

builder.relayMutationField(
  "undoReleaseNow",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description:
      "Puts a release back to where it stood before it went out by hand, with the date it had: within a minute, while nobody has heard it.",
    verb: undoReleaseNow,
    authScopes: { signedIn: true },
    errors: { types: [ReleaseHeldBack, NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, undoReleaseNow, { id: input.id.id }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
