import { isNear } from "./isNear.ts";
import { type Concept, LEXICON } from "./lexicon.ts";
import { isLight, isPlain } from "./plainWords.ts";
import { stemsOf } from "./stemsOf.ts";

/** Shorter words have too many neighbours that mean something else. */
const LEAST_FOR_SLIPS = 6;
/** A beginning has more of them than a whole word. */
const LEAST_OF_BEGINNING = 7;
/** Words of everyday English one slip away from a cue. */
const THEMSELVES = new Set([
  "prepara",
  "weather",
  "their",
  "there",
  "would",
  "could",
  "father",
  "mother",
  "matter",
  "matters",
  "chords",
  "extensive",
  "extended",
]);
const MOST_JOINED = 4;

interface Cue {
  concept: Concept;
  word: string;
  isPrefix: boolean;
  /** How many words it has. */
  words: number;
}

const CUES: readonly Cue[] = (Object.keys(LEXICON) as Concept[]).flatMap((concept) =>
  LEXICON[concept].split(/\s+/).map((written) => {
    const isPrefix = written.endsWith("*");
    const word = isPrefix ? written.slice(0, -1) : written;
    return { concept, isPrefix, word, words: word.split("-").length };
  }),
);

const BEGINNINGS = CUES.filter(({ isPrefix }) => isPrefix);
const WHOLE = Map.groupBy(
  CUES.filter(({ isPrefix }) => !isPrefix),
  ({ word }) => word,
);

/** What a question says, as far as the lexicon goes. */
export interface WordsRead {
  concepts: ReadonlySet<Concept>;
  /** Its words that neither mean anything here nor merely hold a sentence together. */
  strange: readonly string[];
}

/** What folded words mean, in whichever of the two languages. */
export function conceptsOf(words: readonly string[]): WordsRead {
  const concepts = new Set<Concept>();
  const joined = new Set<string>();
  // "Fill in the gaps" is "fill in gaps": once as it stands, once without what says nothing.
  for (const said of [words, words.filter((word) => !isLight(word))])
    for (const { part, cues } of joinedIn(said)) {
      for (const { concept } of cues) concepts.add(concept);
      for (const word of part) joined.add(word);
    }
  const strange: string[] = [];
  for (const word of words) {
    // "Run out" is not "out": what words say together they do not say alone.
    if (joined.has(word) && word !== "~") continue;
    const cues = cuesOfWord(word);
    for (const { concept } of cues) concepts.add(concept);
    if (!cues.length && !isKnown(word)) strange.push(word);
  }
  return { concepts, strange };
}

/** Words that mean something together, the longest first: "able to do" is not "to do". */
function joinedIn(said: readonly string[]): { part: readonly string[]; cues: readonly Cue[] }[] {
  const found: { part: readonly string[]; cues: readonly Cue[]; from: number; to: number }[] = [];
  for (let length = MOST_JOINED; length >= 2; length--)
    for (let from = 0; from + length <= said.length; from++) {
      const to = from + length;
      if (found.some((longer) => longer.from <= from && to <= longer.to)) continue;
      const part = said.slice(from, to);
      const cues = cuesOf(part.join("-"));
      if (cues.length) found.push({ part, cues, from, to });
    }
  return found;
}

/** Those of the word itself, else of what it is a form of, else of what it may be a slip of. */
function cuesOfWord(word: string): readonly Cue[] {
  const cues = cuesOf(word);
  if (cues.length || isPlain(word)) return cues;
  const ofStems = stemsOf(word).flatMap(cuesOf);
  return ofStems.length || isKnown(word) ? ofStems : nearCuesOf(word);
}

function isKnown(word: string): boolean {
  return isPlain(word) || stemsOf(word).some(isPlain);
}

function cuesOf(written: string): readonly Cue[] {
  const length = written.split("-").length;
  return [
    ...(WHOLE.get(written) ?? []),
    ...BEGINNINGS.filter(({ word, words }) => words === length && written.startsWith(word)),
  ];
}

function nearCuesOf(written: string): readonly Cue[] {
  if (written.length < LEAST_FOR_SLIPS || THEMSELVES.has(written)) return [];
  return CUES.filter(({ word, isPrefix }) => {
    // Slips of the finger seldom touch the first letter.
    if (word.length < LEAST_FOR_SLIPS || word[0] !== written[0]) return false;
    if (isNear(written, word)) return true;
    return isPrefix && word.length >= LEAST_OF_BEGINNING && isNear(written.slice(0, word.length), word);
  });
}
