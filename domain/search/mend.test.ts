import fc from "fast-check";
import { adoptVocabulary } from "../lexicon/currentVocabulary.ts";
import { BUILT_IN_TERMS } from "../lexicon/vocabulary.ts";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { guessesIn } from "./guesses.ts";
import { mendText } from "./mend.ts";
import { parseQuery } from "./query.ts";
import type { CountedWord } from "./spelling/readWords.ts";
import { buildSpelling } from "./spelling/Spelling.ts";

function spellingOf(words: CountedWord[]) {
  const building = buildSpelling(words);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

const SPELLING = spellingOf([
  ["electronic", 400],
  ["beyonce", 60],
  ["beyonse", 1],
  ["halo", 12],
  ["midnight", 120],
  ["night", 90],
  ["tides", 1],
  ["moon", 300],
  ["cenre", 40],
  ["generic", 40],
]);

test.each([
  ["elctronic", "electronic"],
  ["Elctronic Nigth", "electronic night"],
  ["électronique bpm:120-140", "electronic bpm:120-140"],
  ["beyonse halo", "beyonce halo"],
  ["elctr", "electronic"],
  ["kei:Am", "key:Am"],
  ["gener:jazz midnigth", "midnight genre:jazz"],
  ["genre:elektronik", "genre:electronic"],
  ["género:elektronica", "genre:electronic"],
  ["la menor", "key:Am"],
  ["A minor", "key:Am"],
  ["8A bpm:120-140", "bpm:120-140 key:Am"],
  ["mood:triste", "mood:melancholic"],
  ["ambiente:alegre nigth", "night mood:uplifting"],
  ["genre:hiphop", "genre:hip-hop"],
  ["mood:dark nigth", "mood:dark night"],
])("'%s' was probably meant as '%s'", (text, meant) => expect(mendText(text, SPELLING)).toBe(meant));

test.each([
  '"elctronic"',
  'artist:"Beyonse"',
  "-elctronic",
  "midnight tides",
  "midni",
  "zzqxv",
  "夜に駆ける",
  "sol",
  "bpm:fast",
  "mood:dark",
  "genre:",
  "genre:rnb",
  "gener:",
  "artist:",
  "http://levare.example",
  "",
])("'%s' stays as it is", (text) => expect(mendText(text, SPELLING)).toBeNull());

test("a filter that is nearly one is told beside what it takes", () =>
  expect(guessesIn("tide genre:elektronik kei:Am bpm:fast")).toEqual([
    { written: "genre:elektronik", meant: "genre:electronic" },
    { written: "kei:Am", meant: "key:Am" },
  ]));

test("a genre that is written with other signs than ours is meant", () => {
  const before = { ...BUILT_IN_TERMS };
  const rnb = { slug: "r-and-b", label: { en: "R&B", es: "R&B" }, aliases: [] };
  adoptVocabulary({ ...before, GENRE: [...before.GENRE, rnb] });
  expect(mendText("genre:rnb", SPELLING)).toBe("genre:r-and-b");
  adoptVocabulary(before);
});

test("mending never fails, keeps the filters that could be read, and is done once", () => {
  const part = fc.oneof(
    fc.constantFrom("elctronic", "genre:jazz", "kei:Am", "bpm:120-140", '"low tide"', "-live", "nigth"),
    fc.string(),
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const text = parts.join(" ");
      const meant = mendText(text, SPELLING);
      if (meant === null) return;
      const [before, after] = [parseQuery(text), parseQuery(meant)];
      expect(after.conditions).toEqual(before.conditions);
      for (const [facet, values] of Object.entries(before.filters))
        expect(after.filters[facet as "genre"]).toEqual(expect.arrayContaining([...values]));
    }),
    { numRuns: 1000 * THOROUGHNESS },
  );
});
