import { deleteWaiver, putWaiver } from "../../db/compliance/waivers.ts";
import { waiverReasonProblem } from "../../domain/compliance/waiver.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { judge } from "./judge.ts";

interface Place {
  releaseId: string;
  findingId: string;
}

/** One finding under the lock of its release, of whose decision open pages hear. Throws NotFound for others'. */
async function lockFinding(act: Act, { releaseId, findingId }: Place) {
  const { workspaceId } = await act.lock("release", releaseId);
  const judged = (await judge(act.trx, [releaseId])).get(releaseId);
  const finding = judged?.findings.find(({ id }) => id === findingId);
  if (!finding) throw new NotFound();
  act.publish("releaseChanged", workspaceId, { releaseId });
  const line = { id: releaseId, entity: "release", workspaceId };
  return { finding, place: { releaseId, code: finding.code, subjectId: finding.subject.id }, line };
}

const waiveFinding = verb("waiveFinding", {
  audit: "compliance.waive",
  scope: "releases:write",
  async run(act, { reason: given, ...where }: Place & { reason: string }) {
    refuse(onField("reason", waiverReasonProblem(given)));
    const { finding, place, line } = await lockFinding(act, where);
    if (!finding.isWaivable) throw new InvalidInput(problem("findingId", "compliance.mustBeMended"));
    const reason = given.trim();
    await putWaiver(act.trx, { ...place, reason, userId: userOf(act.actor).userId, createdAt: act.now });
    const after = { code: place.code, subject: place.subjectId, reason };
    return act.done({ releaseId: place.releaseId }, { ...line, after });
  },
});

const unwaiveFinding = verb("unwaiveFinding", {
  audit: "compliance.unwaive",
  scope: "releases:write",
  async run(act, where: Place) {
    const { place, line } = await lockFinding(act, where);
    const reason = await deleteWaiver(act.trx, place);
    const before = { code: place.code, subject: place.subjectId, reason };
    return act.done({ releaseId: place.releaseId }, reason === undefined ? [] : [{ ...line, before }]);
  },
});

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
    verb: waiveFinding,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { releaseId, ...asked } }, context, info) =>
      perform(context, info, waiveFinding, { ...asked, releaseId: releaseId.id }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);

builder.relayMutationField(
  "unwaiveFinding",
  { inputFields: (t) => ({ releaseId: t.globalID({ for: Release }), findingId: t.string() }) },
  {
    description: "Takes the decision to leave a finding back: it counts again.",
    verb: unwaiveFinding,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { releaseId, findingId } }, context, info) =>
      perform(context, info, unwaiveFinding, { releaseId: releaseId.id, findingId }),
  },
  { outputFields: (t) => ({ release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }) },
);
