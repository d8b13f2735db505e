import { findMerges, mergeTerm, unmergeTerm } from "../../db/lexicon/merges.ts";
import { lockTerm, termOf } from "../../db/lexicon/terms.ts";
import { inheritedAliases, MAX_ALIASES } from "../../domain/lexicon/termEdit.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { problem } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { claimNames } from "./changeTerm.ts";
import { LexiconTerm } from "./LexiconTerm.ts";
import { performOnLexicon } from "./performOnLexicon.ts";
import { TermMerge } from "./TermMerge.ts";

/** Makes one term part of another, under the lock of their list. */
const mergeTerms = verb("mergeTerms", {
  audit: "term.merge",
  may: isSuperadmin,
  async run(act, { fromId, intoId }: { fromId: string; intoId: string }) {
    const from = await lockTerm(act.trx, fromId);
    const into = await lockTerm(act.trx, intoId);
    if (!from || !into) throw new NotFound();
    if (from.id === into.id) throw new InvalidInput(problem("intoId", "lexicon.mergeSelf"));
    if (from.category !== into.category) throw new InvalidInput(problem("intoId", "lexicon.mergeOther"));
    const added = inheritedAliases(termOf(into), termOf(from));
    if (into.aliases.length + added.length > MAX_ALIASES)
      throw new InvalidInput(problem("intoId", "lexicon.tooManyAliases", { max: MAX_ALIASES }));
    const mergeId = await mergeTerm(act.trx, from, into, added, act.now);
    act.enqueue("refresh-term", { key: into.category as VocabularyKey, slug: into.slug });
    act.publish("lexiconChanged", {});
    const { slug, labelEn, labelEs, aliases } = from;
    return act.done(
      { mergeId },
      {
        id: into.id,
        before: { slug, labelEn, labelEs, aliases },
        after: { slug: into.slug, addedAliases: added },
      },
    );
  },
});

/** Takes the merge back. What was changed by hand since, and what people named as theirs, stays. */
const undoMerge = verb("undoMerge", {
  audit: "term.unmerge",
  may: isSuperadmin,
  async run(act, { id: mergeId }: { id: string }) {
    const { trx } = act;
    const [found] = await findMerges(trx, [mergeId]);
    const into = found && (await lockTerm(trx, found.intoId));
    // Once more under the lock: of two who take it back at one moment, the second finds nothing.
    const [merge] = into ? await findMerges(trx, [mergeId]) : [];
    if (!merge || !into) throw new NotFound();
    await unmergeTerm(trx, merge, into);
    await claimNames(trx, merge.term, "mergeId");
    const { id, category, slug: ownSlug } = merge.term;
    for (const slug of [into.slug, ownSlug])
      act.enqueue("refresh-term", { key: category as VocabularyKey, slug });
    act.publish("lexiconChanged", {});
    return act.done({ termId: id }, { id, before: { slug: into.slug }, after: { slug: ownSlug } });
  },
});

const superadmin = { role: "superadmin" } as const;

export const { payloadType: MergeTermsPayload } = builder.relayMutationField(
  "mergeTerms",
  {
    inputFields: (t) => ({
      fromId: t.globalID({ for: LexiconTerm, description: "The term that goes." }),
      intoId: t.globalID({ for: LexiconTerm, description: "The term that stays." }),
    }),
  },
  {
    description:
      "Makes one term part of another: everything that carries it carries the other one, and its names become aliases.",
    verb: mergeTerms,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { fromId, intoId } }, context, info) =>
      performOnLexicon(context, info, mergeTerms, { fromId: fromId.id, intoId: intoId.id }),
  },
  { outputFields: (t) => ({ merge: t.field({ type: TermMerge, resolve: ({ mergeId }) => mergeId }) }) },
);

export const { payloadType: UndoMergePayload } = builder.relayMutationField(
  "undoMerge",
  { inputFields: (t) => ({ id: t.globalID({ for: TermMerge }) }) },
  {
    description: "Takes a merge back, as long as no name of the term was given away since.",
    verb: undoMerge,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      performOnLexicon(context, info, undoMerge, { id: input.id.id }),
  },
  { outputFields: (t) => ({ term: t.field({ type: LexiconTerm, resolve: ({ termId }) => termId }) }) },
);
