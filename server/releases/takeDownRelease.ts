import { releaseReinstated, releaseTakenDown } from "../../domain/notifications/facts.ts";
import { reasonProblem } from "../../domain/releases/release.ts";
import { stateAfterTakeDown } from "../../domain/releases/releaseState.ts";
import { onField, refusal } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { changeState } from "./changeState.ts";
import { ReleaseHeldBack } from "./refusals.ts";

const takeDownRelease = verb("takeDownRelease", {
  audit: "release.takeDown",
  may: isSuperadmin,
  everywhere: true,
  async run(act, { id, reason: given }: { id: string; reason: string }) {
    const reason = given.trim();
    const found = reason ? reasonProblem(reason) : refusal("releases.takeDownReasonMissing");
    refuse(onField("reason", found));
    return changeState(act, id, {
      to: "takenDown",
      reason,
      fact: ({ title, version }) => ({
        source: `release takenDown ${id} ${version}`,
        text: releaseTakenDown(title, reason),
      }),
    });
  },
});

const reinstateRelease = verb("reinstateRelease", {
  audit: "release.reinstate",
  may: isSuperadmin,
  everywhere: true,
  run: (act, { id }: { id: string }) =>
    changeState(act, id, {
      to: ({ state, wentLiveAt }) => {
        if (state !== "takenDown" && state !== "live") throw new NotFound();
        return stateAfterTakeDown(wentLiveAt);
      },
      fact: ({ title, version }) => ({
        source: `release reinstated ${id} ${version}`,
        text: releaseReinstated(title),
      }),
    }),
});

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
    verb: takeDownRelease,
    errors: { types: [InvalidInput, ReleaseHeldBack, NotFound] },
    resolve: (_root, { input: { id, reason } }, context, info) =>
      perform(context, info, takeDownRelease, { id: id.id, reason }),
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
    verb: reinstateRelease,
    errors: { types: [ReleaseHeldBack, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, reinstateRelease, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      releaseId: t.id({ resolve: ({ releaseId }) => encodeGlobalID("Release", releaseId) }),
    }),
  },
);
