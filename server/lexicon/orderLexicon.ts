import { lockLexiconCategories } from "../../db/lexicon/categories.ts";
import { findTerms, lockLists, orderRows } from "../../db/lexicon/terms.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { LexiconCategory } from "./LexiconCategory.ts";
import { LexiconTerm } from "./LexiconTerm.ts";

async function orderTerms(context: Context, given: readonly string[]): Promise<string[]> {
  const ids = [...new Set(given)];
  const { db, services } = context;
  await db.transaction().execute(async (trx) => {
    const terms = ids.length === 0 ? [] : await findTerms(trx, ids);
    if (terms.length === 0 || terms.length < ids.length) throw new NotFound();
    const lists = new Set(terms.map(({ category }) => category as VocabularyKey));
    if (lists.size > 1) throw new InvalidInput("ids", "Terms of one list are put in order at a time.");
    await lockLists(trx, [...lists]);
    await orderRows(trx, "vocabularyTerm", ids);
    const slugs = new Map(terms.map(({ id, slug }) => [id, slug]));
    await auditOf(context, trx, {
      action: "term.order",
      entity: "term",
      entityId: terms[0]!.category,
      after: { order: ids.map((id) => slugs.get(id)).join(", ") },
    });
  });
  await services.lexicon.changed();
  return ids;
}

async function orderCategories(context: Context, given: readonly string[]): Promise<string[]> {
  const ids = [...new Set(given)];
  const { db, services } = context;
  await db.transaction().execute(async (trx) => {
    const names = new Map((await lockLexiconCategories(trx)).map(({ id, name }) => [id, name]));
    if (ids.length === 0 || ids.some((id) => !names.has(id))) throw new NotFound();
    await orderRows(trx, "lexiconCategory", ids);
    await auditOf(context, trx, {
      action: "lexiconCategory.order",
      entity: "lexiconCategory",
      entityId: "all",
      after: { order: ids.map((id) => names.get(id)).join(", ") },
    });
  });
  await services.lexicon.changed();
  return ids;
}

const superadmin = { role: "superadmin" } as const;

export const { payloadType: OrderTermsPayload } = builder.relayMutationField(
  "orderTerms",
  { inputFields: (t) => ({ ids: t.globalIDList({ for: LexiconTerm }) }) },
  {
    description: "Gives terms of one list this order. Genres keep to their category.",
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({
      termIds: await orderTerms(
        context,
        input.ids.map(({ id }) => id),
      ),
    }),
  },
  { outputFields: (t) => ({ terms: t.field({ type: [LexiconTerm], resolve: ({ termIds }) => termIds }) }) },
);

export const { payloadType: OrderLexiconCategoriesPayload } = builder.relayMutationField(
  "orderLexiconCategories",
  { inputFields: (t) => ({ ids: t.globalIDList({ for: LexiconCategory }) }) },
  {
    authScopes: superadmin,
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => ({
      categoryIds: await orderCategories(
        context,
        input.ids.map(({ id }) => id),
      ),
    }),
  },
  {
    outputFields: (t) => ({
      categories: t.field({ type: [LexiconCategory], resolve: ({ categoryIds }) => categoryIds }),
    }),
  },
);
