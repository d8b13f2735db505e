import type { WholeRelease } from "../../db/releases/releases.ts";
import {
  type ReleaseState,
  stateAfterArchive,
  transitionProblem,
} from "../../domain/releases/releaseState.ts";
import type { Scope } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Action, verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { changeState } from "./changeState.ts";
import { ReleaseHeldBack } from "./refusals.ts";

interface Step {
  description: string;
  action: Action;
  scope: Scope;
  to: ReleaseState | ((release: WholeRelease) => ReleaseState);
  /** Where the verb means something; elsewhere the release is not moved by it. */
  from: readonly ReleaseState[];
}

/** The steps that need no more than the person's word. */
const STEPS: Record<string, Step> = {
  markReleaseReady: {
    description: "Says that a draft is whole.",
    action: "release.ready",
    scope: "releases:write",
    from: ["draft", "checking"],
    to: "ready",
  },
  reopenRelease: {
    description: "Makes a release that was ready a draft again.",
    action: "release.reopen",
    scope: "releases:write",
    from: ["ready", "checking"],
    to: "draft",
  },
  unscheduleRelease: {
    description: "Takes the moment back: it stays ready, and nothing goes out by itself.",
    action: "release.unschedule",
    scope: "releases:publish",
    from: ["scheduled", "preorder"],
    to: "ready",
  },
  withdrawRelease: {
    description:
      "Takes it back from everybody; tracks that are on no other release that is out become private.",
    action: "release.withdraw",
    scope: "releases:publish",
    from: ["live"],
    to: "withdrawn",
  },
  archiveRelease: {
    description: "Lays it aside; nothing is deleted.",
    action: "release.archive",
    scope: "releases:write",
    from: ["draft", "ready", "withdrawn"],
    to: "archived",
  },
  restoreRelease: {
    description: "Brings it back from the archive, as a draft or, if it was out before, withdrawn.",
    action: "release.restore",
    scope: "releases:write",
    from: ["archived"],
    to: ({ wentLiveAt }) => stateAfterArchive(wentLiveAt),
  },
};

for (const [name, { description, action, scope, from, to }] of Object.entries(STEPS)) {
  const step = verb(name, {
    audit: action,
    scope,
    run: (act, { id }: { id: string }) =>
      changeState(act, id, {
        to: (release) => aimOf(release, from, typeof to === "function" ? to(release) : to),
      }),
  });
  builder.relayMutationField(
    name,
    { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
    {
      description,
      verb: step,
      authScopes: { signedIn: true },
      errors: { types: [ReleaseHeldBack, NotFound] },
      resolve: (_root, { input }, context, info) => perform(context, info, step, { id: input.id.id }),
    },
    { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
  );
}

/** The same word leads to the same place only from where it is meant: a withdrawn release is not "reopened" by restoring. */
function aimOf(release: WholeRelease, from: readonly ReleaseState[], to: ReleaseState): ReleaseState {
  if (release.state === to || from.includes(release.state as ReleaseState)) return to;
  throw new ReleaseHeldBack(release.id, [transitionProblem("wrongState")]);
}
