import { impersonal, type TablePlans } from "../privacy/plans.ts";

const WORDS_FOR_MUSIC = "The platform's words for music.";

export const lexiconTables = {
  lexiconCategory: impersonal(WORDS_FOR_MUSIC),
  termMerge: impersonal(WORDS_FOR_MUSIC),
  termMergeItem: impersonal("Which things had a word that is gone, by random ids."),
  vocabularyCategory: impersonal(WORDS_FOR_MUSIC),
  vocabularyTerm: impersonal(WORDS_FOR_MUSIC),
} satisfies TablePlans;
