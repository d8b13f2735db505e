import { writeRelease } from "../../../db/releases/releases.ts";
import { transitionProblem } from "../../../domain/releases/releaseState.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { Release } from "../../catalog/Release.ts";
import { builder } from "../../graphql/builder.ts";
import { NotFound } from "../../graphql/errors.ts";
import { writeState } from "../changeState.ts";
import { ReleaseHeldBack } from "../refusals.ts";

const BEFORE_IT = ["draft", "checking", "ready", "scheduled", "preorder"];

/** Takes a preorder back, begun or not. The release keeps its day; its page is private until then. */
const cancelPreorder = verb("cancelPreorder", {
  audit: "release.cancelPreorder",
  scope: "releases:publish",
  async run(act, { id }: { id: string }) {
    const release = await act.lock("release", id);
    const { workspaceId, state, preorderFrom } = release;
    if (!BEFORE_IT.includes(state)) throw new ReleaseHeldBack(id, [transitionProblem("wrongState")]);
    if (state !== "preorder" && preorderFrom === null) return act.unchanged({ releaseId: id });
    // On the way back nothing is asked of it: what it lacks is asked when its day is there.
    if (state === "preorder") await writeState(act, release, "scheduled", { preorderFrom: null });
    else await writeRelease(act.trx, id, { preorderFrom: null }, act.now);
    act.publish("releaseChanged", workspaceId, { releaseId: id });
    const after = { state: state === "preorder" ? "scheduled" : state, preorderFrom: null };
    return act.done({ releaseId: id }, { id, workspaceId, before: { state, preorderFrom }, after });
  },
});

builder.relayMutationField(
  "cancelPreorder",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description: "Nobody may order it ahead any more. It comes out on its day all the same.",
    verb: cancelPreorder,
    authScopes: { signedIn: true },
    errors: { types: [ReleaseHeldBack, NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, cancelPreorder, { id: input.id.id }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
