import "./vocabulary.ts";
import "./LexiconCategory.ts";
import "./LexiconTerm.ts";
import "./TermMerge.ts";
import "./changeTerm.ts";
import "./changeLexiconCategory.ts";
import "./orderLexicon.ts";
import "./mergeTerms.ts";
import "./importTerms.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import type { Feature } from "../feature.ts";
import { refreshTerm } from "./refreshTerm.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "refresh-term": { key: VocabularyKey; slug: string };
  }
}

export const lexicon = {
  jobs: {
    "refresh-term": { does: refreshTerm },
  },
} satisfies Feature;
