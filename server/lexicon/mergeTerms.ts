import { findMerges, mergeTerm, unmergeTerm } from "../../db/lexicon/merges.ts";
import { lockTerm, termOf } from "../../db/lexicon/terms.ts";
import { inheritedAliases, MAX_ALIASES, TOO_MANY_ALIASES } from "../../domain/lexicon/termEdit.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { claimNames } from "./changeTerm.ts";
import { LexiconTerm } from "./LexiconTerm.ts";
import { TermMerge } from "./TermMerge.ts";

/** Makes one term part of another, under the lock of their list. Returns the merge. */
async function mergeTerms(context: Context, fromId: string, intoId: string): Promise<string> {
  const { db, services, now } = context;
  const mergeId = await db.transaction().execute(async (trx) => {
    const from = await lockTerm(trx, fromId);
    const into = await lockTerm(trx, intoId);
    if (!from || !into) throw new NotFound();
    if (from.id === into.id) throw new InvalidInput("intoId", "A term cannot become part of itself.");
    if (from.category !== into.category)
      throw new InvalidInput("intoId", "Only terms of one list can become one.");
    const added = inheritedAliases(termOf(into), termOf(from));
    if (into.aliases.length + added.length > MAX_ALIASES) throw new InvalidInput("intoId", TOO_MANY_ALIASES);
    const id = await mergeTerm(trx, from, into, added, now());
    await auditOf(context, trx, {
      action: "term.merge",
      entity: "term",
      entityId: into.id,
      before: { slug: from.slug, labelEn: from.labelEn, labelEs: from.labelEs, aliases: from.aliases },
      after: { slug: into.slug, addedAliases: added },
    });
    const key = into.category as VocabularyKey;
    await services.jobs.enqueue(trx, "refresh-term", { key, slug: into.slug });
    return id;
  });
  await services.lexicon.changed();
  return mergeId;
}

/** Takes the merge back. What was changed by hand since, and what people named as theirs, stays. */
async function undoMerge(context: Context, mergeId: string): Promise<string> {
  const { db, services } = context;
  const termId = await db.transaction().execute(async (trx) => {
    const [found] = await findMerges(trx, [mergeId]);
    const into = found && (await lockTerm(trx, found.intoId));
    // Once more under the lock: of two who take it back at one moment, the second finds nothing.
    const [merge] = into ? await findMerges(trx, [mergeId]) : [];
    if (!merge || !into) throw new NotFound();
    await unmergeTerm(trx, merge, into);
    await claimNames(trx, merge.term, "mergeId");
    const { term } = merge;
    await auditOf(context, trx, {
      action: "term.unmerge",
      entity: "term",
      entityId: term.id,
      before: { slug: into.slug },
      after: { slug: term.slug },
    });
    for (const { slug } of [into, term])
      await services.jobs.enqueue(trx, "refresh-term", { key: term.category as VocabularyKey, slug });
    return term.id;
  });
  await services.lexicon.changed();
  return termId;
}

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
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { fromId, intoId } }, context) => ({
      mergeId: await mergeTerms(context, fromId.id, intoId.id),
    }),
  },
  { outputFields: (t) => ({ merge: t.field({ type: TermMerge, resolve: ({ mergeId }) => mergeId }) }) },
);

export const { payloadType: UndoMergePayload } = builder.relayMutationField(
  "undoMerge",
  { inputFields: (t) => ({ id: t.globalID({ for: TermMerge }) }) },
  {
    description: "Takes a merge back, as long as no name of the term was given away since.",
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({ termId: await undoMerge(context, input.id.id) }),
  },
  { outputFields: (t) => ({ term: t.field({ type: LexiconTerm, resolve: ({ termId }) => termId }) }) },
);
