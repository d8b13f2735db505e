import { forDeletes, PREFIX } from "./deletes.ts";
import { distance } from "./distance.ts";
import { type CountedWord, LONGEST_WORD, readWords, SLICE } from "./readWords.ts";

/** A word of fewer letters is never mended, nor is any word mended to one. */
const SHORTEST = 4;

/** How many letters may be wrong in a word of this length. */
export function mayBeWrong(length: number): number {
  if (length < SHORTEST || length > LONGEST_WORD) return 0;
  return length < PREFIX ? 1 : length < 11 ? 2 : 3;
}

interface Tables {
  /** All words one after the other, sorted; `starts` says where each begins. */
  text: string;
  starts: Uint32Array;
  counts: Uint32Array;
  /** A node is a beginning that words share: the first of them, and how many letters. */
  nodeWords: Uint32Array;
  nodeLengths: Uint8Array;
  /** The nodes of each bucket of keys, bucket after bucket. */
  buckets: Uint32Array;
  entries: Uint32Array;
}

interface Candidate {
  word: number;
  distance: number;
  isWhole: boolean;
}

/**
 * Words and what is near them (SymSpell: Garbe 2012): every word stands under all that is left of its first letters when some
 * are left out, and so does what is typed. A typo among the first seven letters is found for one wrong letter in words of up
 * to six letters, for two in longer ones.
 */
export class Spelling {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  get size(): number {
    return this.#tables.counts.length;
  }

  /** Bytes of the tables. */
  get bytes(): number {
    const { text, starts, counts, nodeWords, nodeLengths, buckets, entries } = this.#tables;
    const arrays = [starts, counts, nodeWords, nodeLengths, buckets, entries];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, text.length);
  }

  /** How often a word, or any word with this beginning, occurs. */
  support(word: string, isPrefix: boolean): number {
    const { counts } = this.#tables;
    let sum = 0;
    for (let at = this.#placeOf(word); at < this.size; at++) {
      const found = this.#word(at);
      if (isPrefix ? !found.startsWith(word) : found !== word) break;
      sum += counts[at]!;
    }
    return sum;
  }

  /**
   * The other word that is nearest to a typed one, or that begins most like an unfinished one. Among equally near ones a whole word
   * comes before a beginning, then the more frequent. Null when none is near enough.
   */
  nearest(typed: string, isPrefix: boolean): string | null {
    const max = mayBeWrong(typed.length);
    if (max === 0) return null;
    let best: Candidate | null = null;
    const offer = (candidate: Candidate) => {
      if (
        candidate.distance > 0 &&
        candidate.distance <= max &&
        (best === null || this.#isBetter(candidate, best))
      )
        best = candidate;
    };
    for (const node of this.#nodesNear(typed)) this.#readNode(node, typed, max, isPrefix, offer);
    return best === null ? null : this.#word((best as Candidate).word);
  }

  #nodesNear(typed: string): Set<number> {
    const { buckets, entries } = this.#tables;
    const found = new Set<number>();
    const length = Math.min(typed.length, PREFIX);
    forDeletes(typed, length, wrongInPrefix(length), (key) => {
      const bucket = bucketOf(key, buckets.length - 1);
      for (let at = buckets[bucket]!; at < buckets[bucket + 1]!; at++) found.add(entries[at]!);
    });
    return found;
  }

  #readNode(
    node: number,
    typed: string,
    max: number,
    isPrefix: boolean,
    offer: (candidate: Candidate) => void,
  ): void {
    const first = this.#tables.nodeWords[node]!;
    const length = this.#tables.nodeLengths[node]!;
    const word = this.#word(first);
    const compare = (at: number) => {
      const next = this.#word(at);
      offer({ word: at, distance: distance(typed, next, max), isWhole: true });
      if (isPrefix) offer({ word: at, distance: distance(typed, next, max, true), isWhole: false });
    };
    if (length < PREFIX && length !== typed.length) {
      // Longer words that begin so stand under longer beginnings, too.
      if (word.length === length) compare(first);
      return;
    }
    const beginning = word.slice(0, length);
    for (let at = first; at < this.size && this.#word(at).startsWith(beginning); at++) compare(at);
  }

  #isBetter(one: Candidate, other: Candidate): boolean {
    if (one.distance !== other.distance) return one.distance < other.distance;
    if (one.isWhole !== other.isWhole) return one.isWhole;
    const { counts } = this.#tables;
    const more = counts[one.word]! - counts[other.word]!;
    return more === 0 ? one.word < other.word : more > 0;
  }

  #word(place: number): string {
    const { text, starts } = this.#tables;
    return text.slice(starts[place]!, starts[place + 1]!);
  }

  /** The first place whose word is not before this one. */
  #placeOf(word: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#word(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Letters that may be left out of a beginning of this length. */
function wrongInPrefix(length: number): number {
  return Math.min(mayBeWrong(length), 2);
}

function bucketOf(key: number, buckets: number): number {
  return key % buckets;
}

/**
 * Builds the tables. It rests after every few words, so that whoever builds can look after others in between.
 */
export function* buildSpelling(words: Iterable<CountedWord>): Generator<void, Spelling> {
  const kept = yield* readWords(words);
  const starts = new Uint32Array(kept.length + 1);
  const counts = new Uint32Array(kept.length);
  const nodes: { words: number[]; lengths: number[] } = { words: [], lengths: [] };
  let entryCount = 0;
  for (const [at, [word, count]] of kept.entries()) {
    starts[at + 1] = starts[at]! + word.length;
    counts[at] = count;
    for (const length of beginningsOf(word, kept[at - 1]?.[0] ?? "")) {
      nodes.words.push(at);
      nodes.lengths.push(length);
      entryCount += deletesOf(length);
    }
    if (at % SLICE === SLICE - 1) yield;
  }
  const text = kept.map(([word]) => word).join("");
  yield;

  const buckets = new Uint32Array(Math.max(entryCount >>> 1, 1) + 1);
  const entries = new Uint32Array(entryCount);
  const each = (node: number, put: (bucket: number) => void) => {
    const length = nodes.lengths[node]!;
    forDeletes(kept[nodes.words[node]!]![0], length, wrongInPrefix(length), (key) =>
      put(bucketOf(key, buckets.length - 1)),
    );
  };
  // Count, sum up, fill: from the end of each bucket to its beginning.
  for (let node = 0; node < nodes.words.length; node++) {
    each(node, (bucket) => void buckets[bucket]!++);
    if (node % SLICE === SLICE - 1) yield;
  }
  for (let bucket = 1; bucket < buckets.length; bucket++) {
    buckets[bucket]! += buckets[bucket - 1]!;
    if (bucket % (SLICE * SLICE) === 0) yield;
  }
  for (let node = nodes.words.length - 1; node >= 0; node--) {
    each(node, (bucket) => void (entries[--buckets[bucket]!] = node));
    if (node % SLICE === SLICE - 1) yield;
  }
  return new Spelling({
    text,
    starts,
    counts,
    nodeWords: new Uint32Array(nodes.words),
    nodeLengths: new Uint8Array(nodes.lengths),
    buckets,
    entries,
  });
}

/** The lengths of the beginnings of a word that the word before it, in their order, does not share. */
function beginningsOf(word: string, before: string): number[] {
  let shared = 0;
  while (shared < before.length && word[shared] === before[shared]) shared++;
  const lengths: number[] = [];
  const longest = Math.min(word.length, PREFIX);
  for (let length = Math.max(SHORTEST, shared + 1); length <= longest; length++) lengths.push(length);
  return lengths;
}

/** How many keys `forDeletes` makes. */
function deletesOf(length: number): number {
  return wrongInPrefix(length) === 1 ? 1 + length : 1 + length + (length * (length - 1)) / 2;
}
