import { lockRelease, writeRelease } from "../../../db/releases/releases.ts";
import { auditOf } from "../../audit/auditOf.ts";
import { Release } from "../../catalog/Release.ts";
import { builder } from "../../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../../graphql/context.ts";
import { NotFound } from "../../graphql/errors.ts";
import { writeState } from "../changeState.ts";
import { ReleaseHeldBack } from "../refusals.ts";

const BEFORE_IT = ["draft", "checking", "ready", "scheduled", "preorder"];

/** Takes a preorder back, begun or not. The release keeps its day; its page is private until then. */
async function cancelPreorder(context: Context, id: string): Promise<string> {
  const { db, now, services } = context;
  const workspaceId = await db.transaction().execute(async (trx) => {
    const release = await lockRelease(trx, id, workspacesOf(signedIn(context)));
    if (!release) throw new NotFound();
    if (!BEFORE_IT.includes(release.state))
      throw new ReleaseHeldBack(id, [
        { reason: "wrongState", message: "This release cannot go there from where it is.", count: 1 },
      ]);
    if (release.preorderFrom === null) return release.workspaceId;
    // On the way back nothing is asked of it: what it lacks is asked when its day is there.
    if (release.state === "preorder")
      await writeState(trx, release, "scheduled", now(), { preorderFrom: null });
    else await writeRelease(trx, id, { preorderFrom: null }, now());
    await auditOf(context, trx, {
      action: "release.cancelPreorder",
      entity: "release",
      entityId: id,
      workspaceId: release.workspaceId,
      before: { state: release.state, preorderFrom: release.preorderFrom },
      after: { state: release.state === "preorder" ? "scheduled" : release.state, preorderFrom: null },
    });
    return release.workspaceId;
  });
  services.events.publish("releaseChanged", workspaceId, { releaseId: id });
  return id;
}

builder.relayMutationField(
  "cancelPreorder",
  { inputFields: (t) => ({ id: t.globalID({ for: Release }) }) },
  {
    description: "Nobody may order it ahead any more. It comes out on its day all the same.",
    authScopes: { signedIn: true },
    errors: { types: [ReleaseHeldBack, NotFound] },
    resolve: async (_root, { input }, context) => ({ releaseId: await cancelPreorder(context, input.id.id) }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
