import { lockRelease, deleteRelease as removeRelease } from "../../db/releases/releases.ts";
import { placesOf, settleHomes } from "../../db/releases/runningOrder.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import { auditOf } from "../audit/auditOf.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";

/** Only a draft that nobody ever heard can go; everything else is archived. */
export class ReleaseIsKept extends UserError {
  constructor() {
    super("Only a draft that was never out can be deleted. Archive this release instead.");
  }
}

builder.objectType(ReleaseIsKept, { name: "ReleaseIsKept", interfaces: [UserErrorInterface] });

async function deleteRelease(context: Context, id: string): Promise<void> {
  const { db, services } = context;
  const workspaceId = await db.transaction().execute(async (trx) => {
    const release = await lockRelease(trx, id, workspacesOf(signedIn(context)));
    if (!release) throw new NotFound();
    if (release.wentLiveAt || !["draft", "archived"].includes(release.state)) throw new ReleaseIsKept();
    const tracks = (await placesOf(trx, id)).map(({ trackId }) => trackId);
    await removeRelease(trx, id);
    if (release.coverKey) await services.jobs.enqueue(trx, "clear-cover", { coverKey: release.coverKey });
    await settleHomes(trx, tracks);
    await refreshSearchDocs(trx, "track", tracks);
    await auditOf(context, trx, {
      action: "release.delete",
      entity: "release",
      entityId: id,
      workspaceId: release.workspaceId,
      before: { title: release.title, tracks: tracks.length },
    });
    return release.workspaceId;
  });
  services.events.publish("releaseChanged", workspaceId, { releaseId: id });
}

builder.relayMutationField(
  "deleteRelease",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description: "Deletes a draft for good; its tracks stay in the catalog.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound, ReleaseIsKept] },
    resolve: async (_root, { input }, context) => {
      await deleteRelease(context, input.id.id);
      return { releaseId: input.id.id };
    },
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ releaseId }) => encodeGlobalID("Release", releaseId) }),
    }),
  },
);
