import fc from "fast-check";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { foldText, joinedWordsOf, phraseOf, termsOf, wordsOf } from "./terms.ts";

test.each([
  ["Electrónica Épica", "electronica epica"],
  ["Røyksopp & Sigur Rós", "royksopp sigur ros"],
  ["STRASSE, Straße", "strasse strasse"],
  ["AC/DC (live)", "ac dc live"],
  ["한국 노래", "한국 노래"],
  ["夜に駆ける", "夜に に駆 駆け ける る"],
  ["J-POP曲", "j pop 曲"],
  ["ガラス", "ガラ ラス ス"],
  ["!!!", ""],
])("%s is kept as '%s'", (text, kept) => expect(phraseOf(text)).toBe(kept));

test("names with signs inside are also found without them", () => {
  expect(joinedWordsOf("AC/DC, R.E.M., hip-hop, plain")).toEqual(["acdc", "rem", "hiphop"]);
});

test("the last word is a beginning, the others are whole", () => {
  expect(termsOf("Blue nig")).toEqual([
    { word: "blue", isPrefix: false },
    { word: "nig", isPrefix: true },
  ]);
  expect(termsOf("夜に駆 love")).toEqual([
    { word: "夜に", isPrefix: false },
    { word: "に駆", isPrefix: false },
    { word: "love", isPrefix: true },
  ]);
});

test("any beginning of a text finds that text, in any script", () => {
  const script = fc.constantFrom("abc ", "éØß", "夜に駆ける", "กขค ", "한국", "1/2-", "🎵 ");
  const title = fc.array(script, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(title, fc.nat(), (title, cut) => {
      const signs = [...title];
      const typed = signs.slice(0, 1 + (cut % signs.length)).join("");
      const words = wordsOf(title);
      for (const { word, isPrefix } of termsOf(typed))
        expect(words.some((kept) => (isPrefix ? kept.startsWith(word) : kept === word))).toBe(true);
      expect(phraseOf(title).startsWith(phraseOf(typed))).toBe(true);
    }),
    { numRuns: 500 * THOROUGHNESS },
  );
});

test("folding twice is folding once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) =>
      expect(foldText(foldText(text))).toBe(foldText(text)),
    ),
  );
});
