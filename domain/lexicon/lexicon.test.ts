import { facetLabel } from "../search/facetLabels.ts";
import { parseQuery } from "../search/query.ts";
import { english } from "../testing/english.ts";
import { adoptVocabulary, canChoose, choosableTerms, slugNow } from "./currentVocabulary.ts";
import { inheritedAliases, nameProblem, searchTerms, slugOf, takenName, termProblem } from "./termEdit.ts";
import { BUILT_IN_TERMS, GENRES, termLabel } from "./vocabulary.ts";

afterEach(() => adoptVocabulary(BUILT_IN_TERMS));

const ambient = {
  slug: "ambient",
  label: { en: "Ambient", es: "Ambiental" },
  aliases: ["drone", "synthwave"],
  isChoosable: false,
};

test("before anybody has asked the database the built-in words count", () => {
  expect(choosableTerms("GENRE").map(({ slug }) => slug)).toEqual([
    "electronic",
    "rock",
    "pop",
    "hip-hop",
    "jazz",
  ]);
  expect(choosableTerms("MOOD")).toHaveLength(4);
  expect(choosableTerms("INSTRUMENT").map(({ label }) => label.es)).toEqual([
    "Guitarra",
    "Piano",
    "Batería",
    "Bajo",
  ]);
  expect(choosableTerms("LANGUAGE")).toHaveLength(4);
});

test("a genre that rests keeps its label and its filter on old tracks, and cannot be chosen any more", () => {
  adoptVocabulary({ ...BUILT_IN_TERMS, GENRE: [...GENRES, ambient] });
  expect(canChoose("GENRE", "ambient")).toBe(false);
  expect(canChoose("GENRE", "jazz")).toBe(true);
  expect(facetLabel("genre", "ambient", "es")).toBe("Ambiental");
  expect(parseQuery("genre:ambient").filters).toEqual({ genre: ["ambient"] });
});

test("the slug of a merged genre goes on meaning the genre that it became part of", () => {
  adoptVocabulary({ ...BUILT_IN_TERMS, GENRE: [...GENRES, ambient] });
  expect(slugNow("GENRE", "synthwave")).toBe("ambient");
  expect(termLabel([ambient], "synthwave", "en")).toBe("Ambient");
  expect(slugNow("GENRE", "polka")).toBe("polka");
  expect(termLabel([ambient], "polka", "en")).toBe("Unknown");
  expect(termLabel([ambient], "polka", "es")).toBe("Desconocido");
});

test.each([
  ["Drum & Bass", "drum-bass"],
  ["  Électro / Pop ", "electro-pop"],
  ["90s", "90s"],
  ["演歌", ""],
])("%s is stored as %j", (name, slug) => expect(slugOf(name)).toBe(slug));

test.each([
  ["", "Enter a name."],
  ["=1+1", "A name begins with a letter or a digit."],
  ["rock; roll", "A name cannot contain a semicolon or a line break."],
  ["x".repeat(61), "A name can have at most 60 characters."],
  ["Hip Hop", null],
])("the name %j: %j", (name, problem) => expect(english(nameProblem(name))).toBe(problem));

test("a term needs an English name that makes a slug, and few enough aliases", () => {
  expect(termProblem({ labelEn: "演歌" })).toMatchObject({ field: "labelEn" });
  expect(termProblem({ aliases: Array.from({ length: 51 }, (_, i) => `a${i}`) })).toMatchObject({
    field: "aliases",
  });
  expect(termProblem({ labelEn: "Enka", labelEs: "Enka", aliases: ["演歌"] })).toBeNull();
});

test("one word means one term of a list, however it is written", () => {
  const clash = takenName(GENRES, ["trap", "Trap", "RÁP"]);
  expect(clash).toMatchObject({ name: "RÁP", other: { slug: "hip-hop" } });
});

test("a term takes over every name of the one that becomes part of it, and none twice", () => {
  const dance = {
    slug: "dance-music",
    label: { en: "Dance music", es: "Música dance" },
    aliases: ["EDM", "rave"],
  };
  expect(inheritedAliases(GENRES[0]!, dance)).toEqual(["dance-music", "Dance music", "Música dance", "rave"]);
});

test("a term is found by a part of its slug, of its name in either language and of an alias", () => {
  const found = (text: string) => searchTerms(GENRES, text).map(({ slug }) => slug);
  expect(found("ra")).toEqual(["hip-hop"]);
  expect(found("electronica")).toEqual(["electronic"]);
  expect(found("hip-")).toEqual(["hip-hop"]);
  expect(found("")).toHaveLength(5);
});
