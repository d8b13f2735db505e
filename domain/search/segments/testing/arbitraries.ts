import fc from "fast-check";
import { askedFor } from "../../asked.ts";
import type { Filters } from "../../facets.ts";
import { KINDS } from "../../kinds.ts";
import { parseQuery } from "../../query.ts";
import type { SearchRequest } from "../../request.ts";
import { joinedWordsOf, phraseOf, wordsOf } from "../../terms.ts";
import type { IndexedDoc } from "../IndexedDoc.ts";

/** Few words that share beginnings, in several scripts, so that random searches find something. */
const WORDS = [
  "tide",
  "tides",
  "ti",
  "tidal",
  "low",
  "Löw",
  "high",
  "live",
  "夜に駆ける",
  "に駆",
  "夜",
  "QZABC2600007",
  "𐐷𐑊",
  "ﬁn",
  "R.E.M.",
];
const WORKSPACES = ["1", "2", "3"].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

export const aText = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(" "));

/** `n` of few, so that random changes meet documents which are there. */
export const anId = fc
  .integer({ min: 0, max: 40 })
  .map((n) => `${"0f7a"[n % 4]}0000000-0000-4000-8000-0000000000${n.toString(16).padStart(2, "0")}`);

export const aDoc: fc.Arbitrary<IndexedDoc> = fc
  .record({
    id: anId,
    kind: fc.constantFrom(...KINDS),
    workspaceId: fc.constantFrom(...WORKSPACES),
    isPublic: fc.boolean(),
    popularity: fc.integer({ min: 0, max: 2 }),
    values: fc.record({
      genre: fc.constantFrom("jazz", "pop", null),
      mood: fc.constantFrom("dark", "calm", null),
      bpm: fc.constantFrom(90, 99, 100, 120, null),
      key: fc.constantFrom("Am", "C", null),
      year: fc.constantFrom(1999, 2025, 2026, null),
      type: fc.constantFrom("track", "album", "post"),
      price: fc.constantFrom(0, 499, 500, 4_999, 70_000, null),
    }),
    title: aText,
    names: fc.array(aText, { maxLength: 2 }),
    more: aText,
  })
  .map(({ title, names, more, ...doc }) => ({
    ...doc,
    title: phraseOf(title),
    names: names.map(phraseOf).join(" "),
    body: [...new Set([...joinedWordsOf([title, ...names].join(" ")), ...wordsOf(more)])].join(" "),
  }));

export const docs = fc.uniqueArray(aDoc, { selector: ({ id }) => id, maxLength: 30 });

const aWord = fc.constantFrom(...WORDS, ...WORDS.map((word) => [...word].slice(0, 3).join("")), "t", "zz");
const aPart = fc.oneof(
  { weight: 4, arbitrary: aWord },
  fc.tuple(aWord, aWord).map((words) => `"${words.join(" ")}"`),
  aWord.map((word) => `artist:"${word}"`),
  aWord.map((word) => `-${word}`),
  fc.tuple(aWord, aWord).map((words) => `-"${words.join(" ")}"`),
  fc.constantFrom(
    '"夜"',
    "-夜",
    "artist:夜",
    '"tide 夜"',
    '"夜に tide"',
    "QZ-ABC-26-00007",
    "isrc:qz",
    "-isrc:QZ-ABC",
  ),
  fc.constantFrom("bpm:90-110", "price:<5", "key:Am", "-key:C", "-type:album", "year:2026", "-bpm:120"),
);

/** Values of facets as a panel and a stray link have them. */
export const someFilters: fc.Arbitrary<Filters> = fc.record(
  {
    genre: fc.subarray(["jazz", "pop", "none"], { minLength: 1 }),
    mood: fc.constant(["dark"]),
    bpm: fc.subarray(["90-99", "100-", "fast"], { minLength: 1 }),
    year: fc.constantFrom(["2025-2026"], ["-2025"]),
    price: fc.constantFrom(["0-499"], ["5000-"]),
    type: fc.constant(["track"]),
  },
  { requiredKeys: [] },
);

/** Anything that one can ask for, from the first page. */
export const aRequest = (workspaces: readonly string[] = WORKSPACES): fc.Arbitrary<SearchRequest> =>
  fc
    .record({
      text: fc.array(aPart, { maxLength: 3 }).map((parts) => parts.join(" ")),
      filters: fc.oneof(fc.constant({}), fc.constant({}), someFilters),
      kinds: fc.oneof(fc.constant(KINDS), fc.subarray([...KINDS], { minLength: 1 })),
      workspaceIds: fc.subarray([...workspaces]),
      isOwnOnly: fc.boolean(),
      first: fc.integer({ min: 1, max: 9 }),
      want: fc.record({ facets: fc.boolean(), total: fc.boolean() }),
    })
    .map(({ text, filters, ...rest }) => ({ ...askedFor(parseQuery(text), filters), after: null, ...rest }));
