import { lockLexiconCategories } from "../../db/lexicon/categories.ts";
import { findTerms, lockLists, orderRows } from "../../db/lexicon/terms.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { problem } from "../../domain/words/refusal.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { LexiconCategory } from "./LexiconCategory.ts";
import { LexiconTerm } from "./LexiconTerm.ts";
import { performOnLexicon } from "./performOnLexicon.ts";

type Asked = { ids: readonly string[] };

const orderTerms = verb("orderTerms", {
  audit: "term.order",
  may: isSuperadmin,
  async run(act, { ids }: Asked) {
    const terms = ids.length === 0 ? [] : await findTerms(act.trx, ids);
    if (terms.length === 0 || terms.length < ids.length) throw new NotFound();
    const lists = new Set(terms.map(({ category }) => category as VocabularyKey));
    if (lists.size > 1) throw new InvalidInput(problem("ids", "lexicon.orderMixed"));
    await lockLists(act.trx, [...lists]);
    await orderRows(act.trx, "vocabularyTerm", ids);
    act.publish("lexiconChanged", {});
    const slugs = new Map(terms.map(({ id, slug }) => [id, slug]));
    const after = { order: ids.map((id) => slugs.get(id)).join(", ") };
    return act.done({ termIds: ids }, { id: terms[0]!.category, after });
  },
});

const orderCategories = verb("orderLexiconCategories", {
  audit: "lexiconCategory.order",
  may: isSuperadmin,
  async run(act, { ids }: Asked) {
    const names = new Map((await lockLexiconCategories(act.trx)).map(({ id, name }) => [id, name]));
    if (ids.length === 0 || ids.some((id) => !names.has(id))) throw new NotFound();
    await orderRows(act.trx, "lexiconCategory", ids);
    act.publish("lexiconChanged", {});
    const after = { order: ids.map((id) => names.get(id)).join(", ") };
    return act.done({ categoryIds: ids }, { id: "all", after });
  },
});

const eachOnce = (ids: readonly { id: string }[]) => [...new Set(ids.map(({ id }) => id))];

const superadmin = { role: "superadmin" } as const;

export const { payloadType: OrderTermsPayload } = builder.relayMutationField(
  "orderTerms",
  { inputFields: (t) => ({ ids: t.globalIDList({ for: LexiconTerm }) }) },
  {
    description: "Gives terms of one list this order. Genres keep to their category.",
    verb: orderTerms,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      performOnLexicon(context, info, orderTerms, { ids: eachOnce(input.ids) }),
  },
  { outputFields: (t) => ({ terms: t.field({ type: [LexiconTerm], resolve: ({ termIds }) => termIds }) }) },
);

export const { payloadType: OrderLexiconCategoriesPayload } = builder.relayMutationField(
  "orderLexiconCategories",
  { inputFields: (t) => ({ ids: t.globalIDList({ for: LexiconCategory }) }) },
  {
    verb: orderCategories,
    authScopes: superadmin,
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) =>
      performOnLexicon(context, info, orderCategories, { ids: eachOnce(input.ids) }),
  },
  {
    outputFields: (t) => ({
      categories: t.field({ type: [LexiconCategory], resolve: ({ categoryIds }) => categoryIds }),
    }),
  },
);
