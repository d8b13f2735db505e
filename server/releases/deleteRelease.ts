import { deleteRelease as removeRelease } from "../../db/releases/releases.ts";
import { placesOf, settleHomes } from "../../db/releases/runningOrder.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";

/** Only a draft that nobody ever heard can go; everything else is archived. */
export class ReleaseIsKept extends UserError {
  constructor() {
    super(refusal("releases.notDeletable"));
  }
}

builder.objectType(ReleaseIsKept, { name: "ReleaseIsKept", interfaces: [UserErrorInterface] });

export const deleteRelease = verb("deleteRelease", {
  audit: "release.delete",
  scope: "releases:write",
  async run(act, { id }: { id: string }) {
    const { title, workspaceId, coverKey, wentLiveAt, state } = await act.lock("release", id);
    if (wentLiveAt || !["draft", "archived"].includes(state)) throw new ReleaseIsKept();
    const tracks = (await placesOf(act.trx, id)).map(({ trackId }) => trackId);
    await removeRelease(act.trx, id);
    if (coverKey) act.enqueue("clear-cover", { coverKey });
    await settleHomes(act.trx, tracks);
    act.refreshSearch("track", tracks);
    act.publish("releaseChanged", workspaceId, { releaseId: id });
    return act.done({ releaseId: id }, { id, workspaceId, before: { title, tracks: tracks.length } });
  },
});

builder.relayMutationField(
  "deleteRelease",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description: "Deletes a draft for good; its tracks stay in the catalog.",
    verb: deleteRelease,
    authScopes: { signedIn: true },
    errors: { types: [NotFound, ReleaseIsKept] },
    resolve: (_root, { input }, context, info) => perform(context, info, deleteRelease, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ releaseId }) => encodeGlobalID("Release", releaseId) }),
    }),
  },
);
