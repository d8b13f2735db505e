/** How often a word occurs, in the form that `wordsOf` cuts. */
export type CountedWord = readonly [word: string, count: number];

/** The most words that are kept, the most frequent of them. */
export const MAX_WORDS = 200_000;

/** Longer words are left out: nobody mistypes them into each other. */
export const LONGEST_WORD = 40;

/** Words read or built between two rests: about a millisecond. */
export const SLICE = 500;

/** To count where a word occurs takes about as long for so many places as to read a word. */
const PLACES_A_WORD = 32;

/** Words whose counts alone are looked at between two rests. */
const LONG_SLICE = SLICE * 50;

/** More runs than these are no runs, but words in no order. */
const MOST_RUNS = 8;

/**
 * The words in order, each once with all its counts. They may come in several runs that are in order by themselves, as the
 * segments of an index give them; words in no order at all are sorted, which takes its time at once.
 */
export function* readWords(words: Iterable<CountedWord>): Generator<void, CountedWord[]> {
  const runs: CountedWord[][] = [[]];
  let effort = 0;
  for (const counted of words) {
    effort += 1 + counted[1] / PLACES_A_WORD;
    if (effort >= SLICE) {
      effort = 0;
      yield;
    }
    if (counted[0].length > LONGEST_WORD) continue;
    const last = runs.at(-1)!;
    if (last.length === 0 || last.at(-1)![0] <= counted[0] || runs.length > MOST_RUNS) last.push(counted);
    else runs.push([counted]);
  }
  if (runs.length > MOST_RUNS) runs.splice(0, runs.length, runs.flat().sort(inOrder));
  let merged: CountedWord[] = [];
  for (const run of runs) merged = yield* merge(merged, run);
  return yield* mostFrequent(merged);
}

/** Two runs as one, with the counts of a word that comes again added up. */
function* merge(one: readonly CountedWord[], other: readonly CountedWord[]): Generator<void, CountedWord[]> {
  const merged: CountedWord[] = [];
  for (let [left, right] = [0, 0]; left < one.length || right < other.length; ) {
    const isLeft = right === other.length || (left < one.length && inOrder(one[left]!, other[right]!) <= 0);
    const next = isLeft ? one[left++]! : other[right++]!;
    const last = merged.at(-1);
    if (last?.[0] === next[0]) merged[merged.length - 1] = [next[0], last[1] + next[1]];
    else merged.push(next);
    if ((left + right) % SLICE === 0) yield;
  }
  return merged;
}

function inOrder([one]: CountedWord, [other]: CountedWord): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function* mostFrequent(words: CountedWord[]): Generator<void, CountedWord[]> {
  if (words.length <= MAX_WORDS) return words;
  const howMany = new Map<number, number>();
  for (const [at, [, count]] of words.entries()) {
    howMany.set(count, (howMany.get(count) ?? 0) + 1);
    if (at % LONG_SLICE === 0) yield;
  }
  // Of those that occur equally seldom, as many as there is room for.
  let room = MAX_WORDS;
  let least = 0;
  for (const [count, many] of [...howMany].sort(([one], [other]) => other - one)) {
    least = count;
    if (many > room) break;
    room -= many;
  }
  const kept: CountedWord[] = [];
  for (const [at, word] of words.entries()) {
    if (word[1] > least || (word[1] === least && room-- > 0)) kept.push(word);
    if (at % LONG_SLICE === 0) yield;
  }
  return kept;
}
