import { BUILT_IN_TERMS, findTerm, type Term, type VocabularyKey } from "./vocabulary.ts";

/*
 * The words as they stand now, in this process or this page. Rules ask for them in the middle of a sentence, where nothing
 * can be awaited; whoever reads the database (server/lexicon) or the server (client/lexicon) hands the copy in.
 */
export type Vocabulary = Readonly<Record<VocabularyKey, readonly Term[]>>;

let current: Vocabulary = BUILT_IN_TERMS;

/** Every term of a list, in order, also those that cannot be chosen any more; the built-in ones until told better. */
export function currentTerms(key: VocabularyKey): readonly Term[] {
  return current[key];
}

/** The terms that may be chosen anew. */
export function choosableTerms(key: VocabularyKey): readonly Term[] {
  return currentTerms(key).filter(isChoosable);
}

/** The term that a slug means now. The slug of a merged term lives on as an alias. */
export function currentTerm(key: VocabularyKey, slug: string): Term | undefined {
  return currentTerms(key).find((term) => term.slug === slug) ?? findTerm(currentTerms(key), slug);
}

/** Whether a word may be chosen anew. */
export function canChoose(key: VocabularyKey, slug: string): boolean {
  const term = currentTerm(key, slug);
  return term !== undefined && isChoosable(term);
}

/** What is stored for a word: the slug of its term; the word itself when nobody knows it. */
export function slugNow(key: VocabularyKey, word: string): string {
  return currentTerm(key, word)?.slug ?? word;
}

/** Makes these the words that count. */
export function adoptVocabulary(vocabulary: Vocabulary): void {
  current = vocabulary;
}

function isChoosable({ isChoosable = true }: Term): boolean {
  return isChoosable;
}
