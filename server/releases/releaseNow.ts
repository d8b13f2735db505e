import type { WholeRelease } from "../../db/releases/releases.ts";
import { releaseIsLive } from "../../domain/notifications/facts.ts";
import type { BeforeLive } from "../../domain/releases/beforeLive.ts";
import { localTimeOf } from "../../domain/releases/localTime.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { changeState } from "./changeState.ts";
import { ReleaseHeldBack } from "./refusals.ts";
import type { ReleaseChange } from "./tidyEdit.ts";

/** The date of a release that goes out by hand is this moment; one that was out before keeps its own. */
function datedNow({ wentLiveAt, date, timezone }: WholeRelease, now: Date): ReleaseChange {
  if (wentLiveAt && date) return {};
  const zone = timezone ?? "UTC";
  const { day, time } = localTimeOf(now, zone);
  return { date: now, releaseDay: day, releaseTime: time, timezone: zone };
}

/** Where it stood, kept for as long as it can be put back there; only of what was never out. */
function stoodAt({
  wentLiveAt,
  state,
  date,
  releaseDay,
  releaseTime,
  timezone,
}: WholeRelease): ReleaseChange {
  if (wentLiveAt) return {};
  const before = { state, date: date?.toISOString() ?? null, releaseDay, releaseTime, timezone };
  return { beforeLive: JSON.stringify(before satisfies Omit<BeforeLive, "state">) };
}

const releaseNow = verb("releaseNow", {
  audit: "release.live",
  scope: "releases:publish",
  run: (act, { id }: { id: string }) =>
    changeState(act, id, {
      to: ({ state }) => {
        // Taken down by the platform: only the platform puts it back, and says no more than that.
        if (state === "takenDown") throw new NotFound();
        return "live";
      },
      change: (release) => ({ ...datedNow(release, act.now), ...stoodAt(release) }),
      // Put back and out again, it is news again.
      fact: ({ title, version }) => ({ source: `release live ${id} ${version}`, text: releaseIsLive(title) }),
    }),
});

builder.relayMutationField(
  "releaseNow",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description: "Puts it out this moment, on every plan. One that was withdrawn comes back.",
    verb: releaseNow,
    authScopes: { signedIn: true },
    errors: { types: [ReleaseHeldBack, NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, releaseNow, { id: input.id.id }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
