import type { Transaction } from "kysely";
import { deleteWaiver, putWaiver } from "../../db/compliance/waivers.ts";
import { lockRelease } from "../../db/releases/releases.ts";
import type { DB } from "../../db/tables.generated.ts";
import { WAIVER_FORBIDDEN, waiverReasonProblem } from "../../domain/compliance/waiver.ts";
import { auditOf } from "../audit/auditOf.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { type JudgedFinding, judge } from "./judge.ts";

/** Decides something about one finding under the lock of its release, and makes it known. Throws NotFound for others'. */
async function decide(
  context: Context,
  releaseId: string,
  findingId: string,
  act: (trx: Transaction<DB>, finding: JudgedFinding, workspaceId: string) => Promise<void>,
): Promise<{ releaseId: string }> {
  const { db, services } = context;
  const workspaceId = await db.transaction().execute(async (trx) => {
    const release = await lockRelease(trx, releaseId, workspacesOf(signedIn(context)));
    const judged = release && (await judge(trx, [releaseId])).get(releaseId);
    const finding = judged?.findings.find(({ id }) => id === findingId);
    if (!release || !finding) throw new NotFound();
    await act(trx, finding, release.workspaceId);
    return release.workspaceId;
  });
  services.events.publish("releaseChanged", workspaceId, { releaseId });
  return { releaseId };
}

builder.relayMutationField(
  "waiveFinding",
  {
    inputFields: (t) => ({
      releaseId: t.globalID({ for: Release }),
      findingId: t.string(),
      reason: t.string({ description: "Why it may stay, in at most 500 characters." }),
    }),
  },
  {
    description: "Leaves a finding as it is: it counts no more. What law asks for cannot be left.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { releaseId, findingId, reason } }, context) => {
      const problem = waiverReasonProblem(reason);
      if (problem) throw new InvalidInput("reason", problem);
      return decide(
        context,
        releaseId.id,
        findingId,
        async (trx, { code, subject, isWaivable }, workspaceId) => {
          if (!isWaivable) throw new InvalidInput("findingId", WAIVER_FORBIDDEN);
          await putWaiver(trx, {
            ...{ releaseId: releaseId.id, code, subjectId: subject.id, reason: reason.trim() },
            ...{ userId: signedIn(context).userId, createdAt: context.now() },
          });
          await auditOf(context, trx, {
            ...{ action: "compliance.waive", entity: "release", entityId: releaseId.id, workspaceId },
            after: { code, subject: subject.id, reason: reason.trim() },
          });
        },
      );
    },
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);

builder.relayMutationField(
  "unwaiveFinding",
  { inputFields: (t) => ({ releaseId: t.globalID({ for: Release }), findingId: t.string() }) },
  {
    description: "Takes the decision to leave a finding back: it counts again.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { releaseId, findingId } }, context) =>
      decide(context, releaseId.id, findingId, async (trx, { code, subject }, workspaceId) => {
        const place = { releaseId: releaseId.id, code, subjectId: subject.id };
        const reason = await deleteWaiver(trx, place);
        if (reason === undefined) return;
        await auditOf(context, trx, {
          ...{ action: "compliance.unwaive", entity: "release", entityId: releaseId.id, workspaceId },
          before: { code, subject: subject.id, reason },
        });
      }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
