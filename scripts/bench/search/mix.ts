import type { Filters } from "../../../domain/search/facets.ts";
import { type Chance, chanceOf } from "../../scale/chance.ts";
import { HEAD, WORDS } from "../../scale/vocabulary.ts";

/** One search of the mix. */
export interface Asked {
  text: string;
  filters: Filters;
}

const SEARCHES = 200;
const SEED = 5;
/** Names that are typed in Latin letters; the first are the most frequent. */
const NAMES = HEAD.filter((word) => /^[a-z]{4,}$/.test(word));
const FILTERED: Filters = { genre: ["electronic", "rock"], bpm: ["120-129", "130-139"] };

/**
 * What people type into a search box: a quarter three letters of a frequent word, a quarter the word, a quarter two words of
 * which the second is not finished, the rest beginnings of less frequent and whole rare words. Every fourth has filters.
 */
export const MIX: readonly Asked[] = Array.from({ length: SEARCHES }, (_, index) => {
  const chance = chanceOf(SEED, 0, index);
  const kind = chance.among([0.25, 0.25, 0.25, 0.15, 0.1]);
  const filters = index % 4 === 3 ? FILTERED : {};
  return { text: [prefix, name, twoWords, middling, rare][kind]!(chance), filters };
});

function name(chance: Chance): string {
  return NAMES[chance.below(NAMES.length)]!;
}

function prefix(chance: Chance): string {
  return name(chance).slice(0, 3);
}

function twoWords(chance: Chance): string {
  return `${name(chance)} ${name(chance).slice(0, 3 + chance.below(3))}`;
}

function middling(chance: Chance): string {
  return WORDS[150 + chance.below(1_350)]!.slice(0, 4);
}

function rare(chance: Chance): string {
  return WORDS[5_000 + chance.below(WORDS.length - 5_000)]!;
}
