import { writeSpot } from "../../db/spots/spots.ts";
import { spotApproved, spotRefused } from "../../domain/spots/facts.ts";
import { spotReasonProblem } from "../../domain/spots/spot.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { notifyTeam } from "../releases/notifyTeam.ts";
import { judgeWay, lockSpot, spotLine } from "./lockSpot.ts";
import { Spot } from "./Spot.ts";

interface Verdict {
  id: string;
  version: number;
  isApproved: boolean;
  reason: string;
}

/** Lets a spot be heard, or refuses it with a reason that its studio reads; one that is heard is refused after all. */
const judgeSpot = verb("judgeSpot", {
  audit: "release.spotJudge",
  may: isSuperadmin,
  everywhere: true,
  async run(act, { id, version, isApproved, reason: given }: Verdict) {
    const reason = isApproved ? null : given.trim();
    if (reason !== null) refuse(onField("reason", spotReasonProblem(reason)));
    const locked = await lockSpot(act, id);
    const { spot, release } = locked;
    const to = isApproved ? "approved" : "refused";
    if (spot.state === to) return act.unchanged({ spotId: id });
    // What is judged is what was read.
    if (spot.version !== version) throw new InvalidInput(problem("version", "spots.stale"));
    judgeWay(spot, to);
    await writeSpot(act.trx, id, { state: to, reason, judgedAt: act.now }, act.now);
    await notifyTeam(act, release, {
      source: `spot ${to} ${id} ${version}`,
      text: reason === null ? spotApproved(release.title) : spotRefused(release.title, reason),
    });
    return act.done({ spotId: id }, spotLine(locked, { state: to, text: spot.text, reason }));
  },
});

/** What comes of a verdict: the administration grafts its queue onto it. */
export const { payloadType: JudgeSpotPayload } = builder.relayMutationField(
  "judgeSpot",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Spot }),
      version: t.int({ description: "The version that was read." }),
      isApproved: t.boolean(),
      reason: t.string({
        required: false,
        description: "Why it is refused; the studio reads it. Not asked for where it is approved.",
      }),
    }),
  },
  {
    description: "Approves a spot that waits, or refuses it.",
    verb: judgeSpot,
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, reason, ...verdict } }, context, info) =>
      perform(context, info, judgeSpot, { id: id.id, reason: reason ?? "", ...verdict }),
  },
  { outputFields: (t) => ({ spot: t.field({ type: Spot, resolve: ({ spotId }) => spotId }) }) },
);
