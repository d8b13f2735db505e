import fc from "fast-check";
import { THOROUGHNESS } from "../../testing/thoroughness.ts";
import { distance } from "./distance.ts";
import { type CountedWord, MAX_WORDS } from "./readWords.ts";
import { buildSpelling, mayBeWrong, type Spelling } from "./Spelling.ts";

function spellingOf(words: Iterable<CountedWord>): Spelling {
  const building = buildSpelling(words);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

const MUSIC = spellingOf([
  ["electronic", 400],
  ["electronica", 400],
  ["electric", 90],
  ["election", 2],
  ["beyonce", 30],
  ["beyond", 50],
  ["midnight", 120],
  ["midnights", 3],
  ["thunder", 15],
  ["sol", 80],
  ["luna", 60],
  ["lune", 5],
  ["한국노래", 4],
]);

test.each([
  ["elctronic", "electronic"],
  ["electronique", "electronic"],
  ["eletcronic", "electronic"],
  ["beyonse", "beyonce"],
  ["electronic", "electronica"],
  ["midnigth", "midnight"],
  ["thundr", "thunder"],
  ["lunq", "luna"],
  ["한국노레", "한국노래"],
  ["so", null],
  ["sok", null],
  ["zzqxv", null],
  ["", null],
])("whoever types %s means %s", (typed, meant) => expect(MUSIC.nearest(typed, false)).toBe(meant));

test.each([
  ["elctr", "electronic"],
  ["elctri", "electric"],
  ["midnih", "midnight"],
  ["thnud", "thunder"],
  ["beyonx", "beyond"],
])("whoever has typed %s so far is on the way to %s", (typed, meant) =>
  expect(MUSIC.nearest(typed, true)).toBe(meant),
);

test("it knows how often a word and a beginning occur", () => {
  expect([
    MUSIC.support("midnight", false),
    MUSIC.support("midnight", true),
    MUSIC.support("midn", false),
    MUSIC.support("zz", true),
  ]).toEqual([120, 123, 0, 0]);
});

test.each([
  ["tide", "tide", 0],
  ["tide", "tied", 1],
  ["tide", "tidal", 2],
  ["ca", "abc", 3],
  ["", "abc", 3],
])("%s and %s lie %i apart", (one, other, apart) => {
  expect(distance(one, other, 5)).toBe(apart);
  expect(distance(other, one, 5)).toBe(apart);
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 11 });
const counted = fc.uniqueArray(fc.tuple(word, fc.nat({ max: 9 })), {
  selector: ([word]) => word,
  maxLength: 60,
});

test("no word that is nearer is overlooked, whole or begun, whatever the words are", () => {
  fc.assert(
    fc.property(counted, word, fc.boolean(), (words, typed, isPrefix) => {
      const max = Math.min(mayBeWrong(typed.length), 2);
      const apart = (word: string) => {
        const ways = [distance(typed, word, max), isPrefix ? distance(typed, word, max, true) : 0];
        return Math.min(...ways.filter((cost) => cost > 0));
      };
      const near = words.filter(([word]) => word.length >= 4 && max > 0).map(([word]) => apart(word));
      const least = Math.min(...near);
      const meant = spellingOf(words).nearest(typed, isPrefix);
      if (least <= max) expect(apart(meant!)).toBe(least);
      else if (typed.length < 11) expect(meant).toBeNull();
    }),
    { numRuns: 2000 * THOROUGHNESS },
  );
});

test("words may come in runs, again and in no order: each is kept once, with all its counts", () => {
  const words = fc.array(fc.tuple(word, fc.integer({ min: 1, max: 9 })), { maxLength: 60 });
  fc.assert(
    fc.property(words, fc.boolean(), (words, isSorted) => {
      const given = isSorted ? words.toSorted(([a], [b]) => (a < b ? -1 : 1)) : words;
      const spelling = spellingOf([...given, ...given]);
      const sums = new Map<string, number>();
      for (const [word, count] of words) sums.set(word, (sums.get(word) ?? 0) + 2 * count);
      expect(spelling.size).toBe(sums.size);
      for (const [word, count] of sums) expect(spelling.support(word, false)).toBe(count);
    }),
  );
});

test("of too many words the most frequent stay", () => {
  const words = Array.from({ length: MAX_WORDS + 50 }, (_, at): CountedWord => [`w${at}`, at < 100 ? 1 : 2]);
  const spelling = spellingOf(words);
  expect(spelling.size).toBe(MAX_WORDS);
  expect(words.slice(0, 100).filter(([word]) => spelling.support(word, false) > 0)).toHaveLength(50);
});

test("many words take little room", () => {
  const letters = "etaoinshrdlucm";
  let seed = 7;
  const chance = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % below;
  };
  const made = () => Array.from({ length: 4 + chance(8) }, () => letters[chance(letters.length)]).join("");
  const words = new Map<string, number>();
  while (words.size < 10_000) words.set(made(), 1);
  const spelling = spellingOf(words);
  expect(spelling.size).toBe(10_000);
  expect(spelling.bytes / spelling.size).toBeLessThan(250);
});
