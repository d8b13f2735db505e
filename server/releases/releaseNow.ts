import type { WholeRelease } from "../../db/releases/releases.ts";
import { releaseIsLive } from "../../domain/notifications/facts.ts";
import { localTimeOf } from "../../domain/releases/localTime.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { changeState } from "./changeState.ts";
import { ReleaseHeldBack } from "./refusals.ts";
import { tellTeam } from "./tellTeam.ts";
import type { ReleaseChange } from "./tidyEdit.ts";

/** The date of a release that goes out by hand is this moment; one that was out before keeps its own. */
function datedNow({ wentLiveAt, date, timezone }: WholeRelease, now: Date): ReleaseChange {
  if (wentLiveAt && date) return {};
  const zone = timezone ?? "UTC";
  const { day, time } = localTimeOf(now, zone);
  return { date: now, releaseDay: day, releaseTime: time, timezone: zone };
}

builder.relayMutationField(
  "releaseNow",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description: "Puts it out this moment, on every plan. One that was withdrawn comes back.",
    authScopes: { signedIn: true },
    errors: { types: [ReleaseHeldBack, NotFound] },
    resolve: (_root, { input }, context) => {
      const { userId } = signedIn(context);
      return changeState(context, input.id.id, {
        to: (release) => {
          // Taken down by the platform: only the platform puts it back, and says no more than that.
          if (release.state === "takenDown") throw new NotFound();
          return "live";
        },
        action: "release.live",
        reach: workspacesOf(context.viewer),
        change: (release) => datedNow(release, context.now()),
        also: (trx, release) =>
          tellTeam(
            trx,
            release,
            { source: `release live ${release.id}`, text: releaseIsLive(release.title), byUserId: userId },
            context.now(),
          ),
      });
    },
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
