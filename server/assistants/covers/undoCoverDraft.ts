import { findCoverDrafts, lockCoverDraft, noteCoverMade } from "../../../db/assistants/coverDrafts.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { Release } from "../../catalog/Release.ts";
import { builder } from "../../graphql/builder.ts";
import { NotFound, UserError, UserErrorInterface } from "../../graphql/errors.ts";
import { putBackCover } from "../../releases/putBackCover.ts";
import { actingTalker } from "../talkerOf.ts";
import { CoverDraft } from "./CoverDraft.ts";
import { backUntil, madeOf } from "./madeCover.ts";

/** The cover before cannot come back: there is another one by now, or its files are gone. */
class CoverStays extends UserError {
  constructor(why: "changed" | "gone") {
    super(refusal(why === "changed" ? "assistants.coverChanged" : "assistants.coverBackGone"));
  }
}

builder.objectType(CoverStays, { name: "CoverStays", interfaces: [UserErrorInterface] });

/** Takes back that a draft became the cover. */
const undoCoverDraft = verb("undoCoverDraft", {
  unaudited: "the cover that comes back leaves the line",
  async run(act, { id }: { id: string }) {
    const talker = actingTalker(act.actor);
    const [found] = await findCoverDrafts(act.trx, [id], talker);
    if (!found) throw new NotFound();
    const { releaseId } = found;
    const release = await act.lock("release", releaseId);
    const draft = await lockCoverDraft(act.trx, id, talker);
    const made = draft ? madeOf(draft) : null;
    const answer = { id, releaseId };
    if (!made) return act.unchanged(answer);
    const until = backUntil(made);
    if (until && until < act.now) throw new CoverStays("gone");
    if (release.coverKey !== made.coverKey) throw new CoverStays("changed");
    await act.runWithin(putBackCover, { releaseId, before: made.before });
    await noteCoverMade(act.trx, id, null);
    return act.done(answer);
  },
});

builder.relayMutationField(
  "undoCoverDraft",
  { inputFields: (t) => ({ id: t.globalID({ for: CoverDraft }) }) },
  {
    description:
      "Gives the release the cover back that it had before this draft, or none. Refused where it has another one by now.",
    verb: undoCoverDraft,
    authScopes: { signedIn: true },
    errors: { types: [CoverStays, NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, undoCoverDraft, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      draft: t.field({ type: CoverDraft, resolve: ({ id }) => id }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
