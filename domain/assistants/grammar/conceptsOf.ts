import { isNear } from "./isNear.ts";
import { type Concept, LEXICON } from "./lexicon.ts";

/** Shorter words have too many neighbours that mean something else. */
const LEAST_FOR_SLIPS = 6;
/** A beginning has more of them than a whole word. */
const LEAST_OF_BEGINNING = 7;
/** Words of everyday English one slip away from a cue. */
const THEMSELVES = new Set(["prepara", "weather", "their", "there", "would", "could", "father", "mother"]);
const MOST_JOINED = 3;

interface Cue {
  concept: Concept;
  word: string;
  isPrefix: boolean;
}

const CUES: readonly Cue[] = (Object.keys(LEXICON) as Concept[]).flatMap((concept) =>
  LEXICON[concept].split(" ").map((written) => {
    const isPrefix = written.endsWith("*");
    return { concept, isPrefix, word: isPrefix ? written.slice(0, -1) : written };
  }),
);

/** What folded words mean, in whichever of the two languages. */
export function conceptsOf(words: readonly string[]): Set<Concept> {
  const found = new Set<Concept>();
  for (let length = 2; length <= MOST_JOINED; length++)
    for (let from = 0; from + length <= words.length; from++)
      for (const { concept } of cuesOf(words.slice(from, from + length).join("-"))) found.add(concept);
  for (const word of words) {
    const cues = cuesOf(word);
    for (const { concept } of cues.length ? cues : nearCuesOf(word)) found.add(concept);
  }
  return found;
}

function cuesOf(written: string): Cue[] {
  const isJoined = written.includes("-");
  return CUES.filter(({ word, isPrefix }) =>
    isPrefix ? word.includes("-") === isJoined && written.startsWith(word) : written === word,
  );
}

function nearCuesOf(written: string): Cue[] {
  if (written.length < LEAST_FOR_SLIPS || THEMSELVES.has(written)) return [];
  return CUES.filter(({ word, isPrefix }) => {
    // Slips of the finger seldom touch the first letter.
    if (word.length < LEAST_FOR_SLIPS || word[0] !== written[0]) return false;
    if (isNear(written, word)) return true;
    return isPrefix && word.length >= LEAST_OF_BEGINNING && isNear(written.slice(0, word.length), word);
  });
}
