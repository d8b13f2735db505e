import { findTerms, type TermRow } from "../../db/lexicon/terms.ts";
import { countTermUses, type TermUses } from "../../db/lexicon/uses.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { builder } from "../graphql/builder.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";
import { LexiconCategory } from "./LexiconCategory.ts";
import { VocabularyKeyEnum } from "./vocabulary.ts";

/** The uses of a whole list, read once a request. */
export const usesOf = perRequest((keys, { db }) =>
  Promise.all(keys.map((key) => countTermUses(db, key as VocabularyKey))),
);

const TermUsesType = builder.objectRef<Partial<TermUses>>("TermUses").implement({
  description: "How much carries a term.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    tracks: t.int({ resolve: ({ tracks = 0 }) => tracks }),
    releases: t.int({ resolve: ({ releases = 0 }) => releases }),
    products: t.int({ resolve: ({ products = 0 }) => products }),
    people: t.int({ description: "Who named it as theirs.", resolve: ({ people = 0 }) => people }),
  }),
});

export const LexiconTerm = builder.loadableNodeRef("LexiconTerm", {
  id: { resolve: (term: TermRow) => term.id },
  load: superadminOnly((ids, { db }) => findTerms(db, ids)),
  sort: (term: TermRow) => term.id,
});

LexiconTerm.implement({
  description: "A term of the vocabulary as its editors see it.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    list: t.field({ type: VocabularyKeyEnum, resolve: ({ category }) => category as VocabularyKey }),
    slug: t.exposeString("slug"),
    labelEn: t.exposeString("labelEn"),
    labelEs: t.exposeString("labelEs"),
    aliases: t.exposeStringList("aliases"),
    active: t.exposeBoolean("active"),
    sortOrder: t.exposeInt("sortOrder"),
    lexiconCategory: t.field({
      type: LexiconCategory,
      nullable: true,
      description: "Where a genre stands; null for other words.",
      resolve: ({ lexiconCategoryId }) => lexiconCategoryId,
    }),
    uses: t.field({
      type: TermUsesType,
      resolve: async ({ category, slug }, _args, context) =>
        (await usesOf(context).load(category)).get(slug) ?? {},
    }),
  }),
});
