import type { VocabularyCategoryRow } from "../../db/lexicon/vocabulary.ts";
import { currentTerms } from "../../domain/lexicon/currentVocabulary.ts";
import { type Term, VOCABULARY_KEYS, type VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { builder } from "../graphql/builder.ts";

export const VocabularyKeyEnum = builder.enumType("VocabularyKey", { values: VOCABULARY_KEYS });

const VocabularyTerm = builder.objectRef<Term>("VocabularyTerm").implement({
  description:
    "A word that music is described with: its slug is stored, its label shown, its aliases understood.",
  authScopes: { public: true },
  fields: (t) => ({
    slug: t.exposeString("slug"),
    labelEn: t.string({ resolve: ({ label }) => label.en }),
    labelEs: t.string({ resolve: ({ label }) => label.es }),
    aliases: t.stringList({ resolve: ({ aliases }) => [...aliases] }),
    isChoosable: t.boolean({
      description: "False for one that stays on old tracks and cannot be chosen any more.",
      resolve: ({ isChoosable = true }) => isChoosable,
    }),
  }),
});

const VocabularyList = builder.objectRef<VocabularyCategoryRow>("VocabularyList").implement({
  description: "One of the four lists of words.",
  authScopes: { public: true },
  fields: (t) => ({
    key: t.field({ type: VocabularyKeyEnum, resolve: ({ key }) => key as VocabularyKey }),
    labelEn: t.exposeString("label"),
    labelEs: t.exposeString("labelEs"),
    description: t.exposeString("description"),
    icon: t.exposeString("icon"),
    active: t.exposeBoolean("active"),
    terms: t.field({
      type: [VocabularyTerm],
      resolve: ({ key }) => [...currentTerms(key as VocabularyKey)],
    }),
  }),
});

builder.queryField("vocabulary", (t) =>
  t.field({
    type: [VocabularyList],
    description: "Genres, moods, instruments and languages, as they count now.",
    authScopes: { public: true },
    resolve: async (_root, _args, { services }) => {
      await services.lexicon.freshen();
      return [...(await services.lexicon.categories())];
    },
  }),
);
