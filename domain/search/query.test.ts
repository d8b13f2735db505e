import fc from "fast-check";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { FACETS } from "./facets.ts";
import { isSearchable, misreadIn, parseQuery, printFilter, printQuery } from "./query.ts";

test.each([
  ["sunrise", "sunrise", {}],
  ["genre:electronic sunrise", "sunrise", { genre: ["electronic"] }],
  ["genre:EDM genre:rap", "", { genre: ["electronic", "hip-hop"] }],
  ["género:rock", "", { genre: ["rock"] }],
  ["AÑO:2024 ambiente:animado tipo:álbum", "", { mood: ["uplifting"], year: ["2024"], type: ["album"] }],
  ["mood:enérgico", "", { mood: ["energetic"] }],
  ["bpm:120-140", "", { bpm: ["120-140"] }],
  ["bpm:128", "", { bpm: ["128"] }],
  ["bpm:>120", "", { bpm: ["121-"] }],
  ["key:C#m night", "night", { key: ["Dbm"] }],
  ["year:2024-2026", "", { year: ["2024-2026"] }],
  ["type:release", "", { type: ["single", "ep", "album"] }],
  ["price:<10", "", { price: ["0-999"] }],
  ["price:4.99", "", { price: ["499"] }],
  ["price:>=20 shirt", "shirt", { price: ["2000-"] }],
  ["Genre:Jazz", "", { genre: ["jazz"] }],
  ["bpm:120..124", "", { bpm: ["120-124"] }],
  ["bpm:120–124 year:2020…2024", "", { bpm: ["120-124"], year: ["2020-2024"] }],
  ["QZ-ABC-26-00007", "QZABC2600007", {}],
  ["tide qz-abc-26-0", "tide qzabc260", {}],
  ["ISRC: QZ ABC 26 00007", "QZABC2600007", {}],
  ["hi-fi-26", "hi-fi-26", {}],
])("%s is understood", (text, words, filters) => {
  expect(parseQuery(text)).toEqual({ words, filters, conditions: [] });
});

const phrase = (value: string, isNot = false) => ({ kind: "phrase", value, isNot });
const ai = (value: string, isNot = false) => ({ kind: "ai", value, isNot });
const artist = (value: string, isNot = false) => ({ kind: "artist", value, isNot });
test.each([
  ['"low tide" sunrise', "sunrise", {}, [phrase("low tide")]],
  ['artist:"Mara Lune" genre:rock', "", { genre: ["rock"] }, [artist("Mara Lune")]],
  ["artist:mara", "", {}, [artist("mara")]],
  ["tide -live", "tide", {}, [phrase("live", true)]],
  ['tide -"live in june"', "tide", {}, [phrase("live in june", true)]],
  ["tide -genre:rap", "tide", {}, [{ kind: "genre", value: "hip-hop", isNot: true }]],
  ['tide -artist:"Calle Norte"', "tide", {}, [artist("Calle Norte", true)]],
  ['genre:"hip hop" tide', "tide", { genre: ["hip-hop"] }, []],
  ['key:"A minor"', "", { key: ["Am"] }, []],
  ["key:8A", "", { key: ["Am"] }, []],
  ['tonalidad:"la menor"', "", { key: ["Am"] }, []],
  ['key:"Fa sostenido menor"', "", { key: ["F#m"] }, []],
  ['artista:"Mara Lune"', "", {}, [artist("Mara Lune")]],
  ["isrc:QZ-ABC-26-00007", "", {}, [{ kind: "isrc", value: "QZABC2600007", isNot: false }]],
  ["tide -isrc:qzabc", "tide", {}, [{ kind: "isrc", value: "QZABC", isNot: true }]],
  ["key:12b", "", { key: ["E"] }, []],
  ["ai:none tide", "tide", {}, [ai("none")]],
  ["ia:ninguna", "", {}, [ai("none")]],
  ["ai:some ai:full", "", {}, [ai("assisted"), ai("generated")]],
  ["AI:Vocals -ia:letra", "", {}, [ai("vocals"), ai("lyrics", true)]],
  ["tide -ai:generated", "tide", {}, [ai("generated", true)]],
  ["ia:mezcla", "", {}, [ai("postProduction")]],
  ['somebody types "low ti', "somebody types low ti", {}, []],
  ['rock"n"roll', "rocknroll", {}, []],
  ['genre:"low tide"', "genre low tide", {}, []],
  ["a - b", "a - b", {}, []],
])("%s is read with what it wants and what it does not", (text, words, filters, conditions) => {
  expect(parseQuery(text)).toEqual({ words, filters, conditions });
});

test("a filter that nobody can make sense of is named, and only that", () => {
  expect(misreadIn('bpm:fast genre:rock -key:H colour:blue year: mood:"low tide"')).toEqual([
    { facet: "bpm", value: "fast" },
    { facet: "key", value: "H" },
    { facet: "mood", value: "low tide" },
  ]);
  expect(misreadIn("ai:robots ai:none")).toEqual([{ facet: "ai", value: "robots" }]);
  expect(misreadIn("isrc:12345 isrc:QZ")).toEqual([{ facet: "isrc", value: "12345" }]);
});

test.each([
  "bpm:fast",
  "bpm:140-120",
  "genre:polka",
  "key:H",
  "colour:blue",
  "price:<0",
  "bpm:",
  "ai:robots",
  "http://levare.example",
])("%s makes no sense as a filter and stays words", (text) =>
  expect(parseQuery(text)).toEqual({ words: text, filters: {}, conditions: [] }),
);

test("a filter is printed as one would type it", () => {
  expect([
    printFilter("price", "0-999"),
    printFilter("price", "5000-"),
    printFilter("bpm", "120-129"),
  ]).toEqual(["price:0-9.99", "price:50-", "bpm:120-129"]);
});

const token = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc
    .tuple(
      fc.constantFrom(...FACETS, "Genre", "colour"),
      fc.oneof(
        fc.constantFrom(
          "electronic",
          "rap",
          "Am",
          "c#",
          "track",
          "release",
          "relaxed",
          "<10",
          ">=3.5",
          "120-140",
          "-9",
          "7-",
        ),
        fc.string(),
        fc.nat().map(String),
      ),
    )
    .map(([name, value]) => `${name}:${value}`),
  fc
    .tuple(fc.constantFrom("", "-", "artist:", "-artist:", "genre:", "--"), fc.string())
    .map(([before, value]) => `${before}"${value}"`),
  fc.constantFrom("QZ-ABC-26-00007", "isrc:qz-abc", '-"QZ-ABC-26-00007"', "-isrc:QZABC2600007", "bpm:1..9"),
  fc
    .tuple(
      fc.constantFrom("", "-"),
      fc.constantFrom("ai", "ia", "AI"),
      fc.constantFrom("none", "algo", "mix", "x"),
    )
    .map(([sign, name, value]) => `${sign}${name}:${value}`),
  fc.constantFrom('"', '-"', "-", '"a"b', "artist:"),
);
const text = fc.array(token).map((tokens) => tokens.join(" "));

test("whatever is typed is read without failing, and reading it again after printing changes nothing", () => {
  fc.assert(
    fc.property(text, (text) => {
      const query = parseQuery(text);
      expect(parseQuery(printQuery(query))).toEqual(query);
    }),
    { numRuns: 1000 * THOROUGHNESS },
  );
});

test.each([
  ["", false],
  ["  ab ", false],
  ["   ", false],
  ["!!!", false],
  ["abc", true],
  ["夜空に", true],
  ["key:A", true],
  ["ai:none", true],
  ["-ai:generated", false],
])("a search for '%s' runs: %s", (text, runs) => expect(isSearchable(text, {})).toBe(runs));

test("two characters are enough beside a chosen filter", () => {
  expect([
    isSearchable("ab", { genre: ["jazz"] }),
    isSearchable("", { genre: ["jazz"] }),
    isSearchable("", { genre: [] }),
  ]).toEqual([true, true, false]);
});
