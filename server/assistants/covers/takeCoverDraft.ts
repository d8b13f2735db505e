import { findCoverDrafts, lockCoverDraft, noteCoverMade } from "../../../db/assistants/coverDrafts.ts";
import { findReleases } from "../../../db/catalog/releases.ts";
import type { MotifName } from "../../../domain/identity/coverMotifs.ts";
import { problem, text } from "../../../domain/words/refusal.ts";
import { textIn } from "../../../domain/words/textIn.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { type Actor, userOf } from "../../acting/actor.ts";
import { perform } from "../../acting/perform.ts";
import { preparedVerb } from "../../acting/verb.ts";
import { Release } from "../../catalog/Release.ts";
import { builder } from "../../graphql/builder.ts";
import { InvalidInput, NotFound } from "../../graphql/errors.ts";
import { TAKES_LONG } from "../../graphql/limits.ts";
import type { Uses } from "../../limits/limiter.ts";
import { coverFactsOf } from "../../releases/putBackCover.ts";
import { redrawCover } from "../../releases/redrawCover.ts";
import { StaleRelease } from "../../releases/refusals.ts";
import { showCover } from "../../releases/showCover.ts";
import { storeCover } from "../../releases/storeCover.ts";
import { actingTalker } from "../talkerOf.ts";
import { CoverDraft } from "./CoverDraft.ts";
import { draftFile } from "./draftFile.ts";
import { canWrite, type DraftFacts } from "./draftSvg.ts";
import { type MadeCover, madeOf } from "./madeCover.ts";
import { motifText } from "./motifText.ts";

interface Wish {
  id: string;
  /** Of the release, as the person sees it. */
  version: number;
}

interface Ready extends Wish {
  releaseId: string;
  /** Drawn and stored; null where it is the cover already. */
  cover: { coverKey: string; side: number; isRgb: boolean; bytes: number; alt: string } | null;
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** Draws it in full and stores it, unless it is the cover already or somebody changed the release meanwhile. */
async function drawn({ id, version }: Wish, from: ActContext): Promise<Ready> {
  const talker = actingTalker(from.actor);
  const [draft] = await findCoverDrafts(from.db, [id], talker);
  const [release] = draft ? await findReleases(from.db, [draft.releaseId], talker.workspaceIds) : [];
  if (!draft || !release) throw new NotFound();
  const { releaseId } = draft;
  const wish = { id, version, releaseId };
  if (madeOf(draft)?.coverKey === release.coverKey) return { ...wish, cover: null };
  if (release.version !== version) throw new StaleRelease(releaseId);
  const facts = draft as DraftFacts;
  const sent = await draftFile(facts);
  const cover = await redrawCover(sent, WHOLE);
  const coverKey = await storeCover(from, releaseId, cover);
  return {
    ...wish,
    cover: { coverKey, side: cover.side, isRgb: cover.isRgb, bytes: sent.length, alt: altOf(facts, from) },
  };
}

function altOf(facts: DraftFacts, { locale = "en" }: ActContext): string {
  const motif = textIn(locale, motifText(facts.motif as MotifName));
  const { title, artists } = facts;
  return textIn(
    locale,
    canWrite(facts)
      ? text("assistants.cover.alt", { motif, title, artists })
      : text("assistants.cover.altBare", { motif }),
  );
}

/** Only a draft of the person's own costs them a picture. */
async function usesOf({ id }: Wish, actor: Actor, { db }: ActContext): Promise<Uses> {
  const [draft] = await findCoverDrafts(db, [id], actingTalker(actor));
  return draft ? { picturesOfUser: userOf(actor).userId } : {};
}

/** Makes a draft the cover of its release, by the verb that every cover goes through. */
const takeCoverDraft = preparedVerb("takeCoverDraft", drawn, {
  unaudited: "the cover that is shown leaves the line",
  limits: {
    uses: usesOf,
    full: () => new InvalidInput(problem("id", "general.tooManyAttempts")),
  },
  async run(act, { id, version, releaseId, cover }: Ready) {
    const answer = { id, releaseId };
    if (cover === null) return act.unchanged(answer);
    const release = await act.lock("release", releaseId, version);
    const draft = await lockCoverDraft(act.trx, id, actingTalker(act.actor));
    if (!draft) throw new NotFound();
    await act.runWithin(showCover, { releaseId, ...cover });
    const made: MadeCover = {
      ...{ coverKey: cover.coverKey, at: act.now.toISOString() },
      before: coverFactsOf(release),
    };
    await noteCoverMade(act.trx, id, made);
    return act.done(answer);
  },
});

builder.relayMutationField(
  "takeCoverDraft",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: CoverDraft }),
      version: t.int({ description: "Of the release, as the person sees it." }),
    }),
  },
  {
    description:
      "Makes a draft the cover of its release: a file of 3000 pixels, marked as made by a program, and described. Asked again it stays so.",
    verb: takeCoverDraft,
    extensions: TAKES_LONG,
    authScopes: { signedIn: true },
    errors: { types: [StaleRelease, InvalidInput, NotFound] },
    resolve: (_root, { input: { id, version } }, context, info) =>
      perform(context, info, takeCoverDraft, { id: id.id, version }),
  },
  {
    outputFields: (t) => ({
      draft: t.field({ type: CoverDraft, resolve: ({ id }) => id }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
