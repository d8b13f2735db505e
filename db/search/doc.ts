import type { Insertable } from "kysely";
import { currentTerm } from "../../domain/lexicon/currentVocabulary.ts";
import { namesOf } from "../../domain/lexicon/termEdit.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { KINDS, type Kind } from "../../domain/search/kinds.ts";
import { MAX_BODY_WORDS } from "../../domain/search/limits.ts";
import { joinedWordsOf, phraseOf, wordsOf } from "../../domain/search/terms.ts";
import type { DB } from "../tables.generated.ts";

export type SearchDoc = Insertable<DB["searchDoc"]>;

/** A thing that can be found, before its words are cut. */
export interface Described extends Omit<SearchDoc, "kind" | "visibility" | "title" | "names" | "body"> {
  kind: Kind;
  isPublic: boolean;
  title: string;
  names?: readonly string[];
  /** Everything else that finds it: numbers, texts, names of its genre. */
  more?: readonly string[];
}

/** What the column holds. */
export const MAX_POPULARITY = 2_147_483_647;

/** The code of a kind in the database. */
export function kindCode(kind: Kind): number {
  return KINDS.indexOf(kind) + 1;
}

export function kindOfCode(code: number): Kind {
  const kind = KINDS[code - 1];
  if (!kind) throw new RangeError(`No kind has the code ${code}.`);
  return kind;
}

/** The row that a thing is found by. */
export function docOf({ kind, isPublic, title, names = [], more = [], ...facts }: Described): SearchDoc {
  const joined = joinedWordsOf([title, ...names].join(" "));
  const body = new Set([...joined, ...more.flatMap(wordsOf)]);
  return {
    ...facts,
    kind: kindCode(kind),
    visibility: isPublic ? "public" : "private",
    title: phraseOf(title),
    names: names.map(phraseOf).join(" "),
    body: [...body].slice(0, MAX_BODY_WORDS).join(" "),
  };
}

/** All names of a genre: "rap" finds hip-hop, in either language. */
export function genreNames(slug: string | null): string[] {
  return termNames("GENRE", slug);
}

export function moodNames(slug: string | null): string[] {
  return termNames("MOOD", slug);
}

function termNames(key: VocabularyKey, slug: string | null): string[] {
  const term = slug === null ? undefined : currentTerm(key, slug);
  return term ? [...joinedWordsOf(term.slug), ...namesOf(term)] : [];
}
