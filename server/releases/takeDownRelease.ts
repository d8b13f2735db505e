import { releaseReinstated, releaseTakenDown } from "../../domain/notifications/facts.ts";
import { reasonProblem } from "../../domain/releases/release.ts";
import { stateAfterTakeDown } from "../../domain/releases/releaseState.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { changeState } from "./changeState.ts";
import { ReleaseHeldBack } from "./refusals.ts";
import { tellTeam } from "./tellTeam.ts";

export const TAKE_DOWN_REASON = "Say why it is taken down: the team reads it.";

builder.relayMutationField(
  "takeDownRelease",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Release }),
      reason: t.string({ description: "Such as the claim; the team reads it." }),
    }),
  },
  {
    description:
      "Takes a release away from everybody, one that is still to come as well, until the platform puts it back.",
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput, ReleaseHeldBack, NotFound] },
    resolve: (_root, { input }, context) => {
      const reason = input.reason.trim();
      const problem = reasonProblem(reason);
      if (problem) throw new InvalidInput("reason", reason ? problem : TAKE_DOWN_REASON);
      return changeState(context, input.id.id, {
        to: "takenDown",
        action: "release.takeDown",
        reach: "every",
        reason,
        also: (trx, release) =>
          tellTeam(
            trx,
            release,
            {
              source: `release takenDown ${release.id} ${release.version}`,
              text: releaseTakenDown(release.title, reason),
            },
            context.now(),
          ),
      });
    },
  },
  {
    outputFields: (t) => ({
      releaseId: t.id({ resolve: ({ releaseId }) => encodeGlobalID("Release", releaseId) }),
    }),
  },
);

builder.relayMutationField(
  "reinstateRelease",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description: "Puts back what was taken down: out again, or ready when it never was out.",
    authScopes: { role: "superadmin" },
    errors: { types: [ReleaseHeldBack, NotFound] },
    resolve: (_root, { input }, context) =>
      changeState(context, input.id.id, {
        to: (release) => {
          if (release.state !== "takenDown" && release.state !== "live") throw new NotFound();
          return stateAfterTakeDown(release.wentLiveAt);
        },
        action: "release.reinstate",
        reach: "every",
        also: (trx, release) =>
          tellTeam(
            trx,
            release,
            {
              source: `release reinstated ${release.id} ${release.version}`,
              text: releaseReinstated(release.title),
            },
            context.now(),
          ),
      }),
  },
  {
    outputFields: (t) => ({
      releaseId: t.id({ resolve: ({ releaseId }) => encodeGlobalID("Release", releaseId) }),
    }),
  },
);
