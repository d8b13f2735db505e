import fc from "fast-check";
import { COUNTRIES } from "../../countries.ts";
import { csvLine, parseCsv, readCsv, unguarded } from "../../csv.ts";
import { english } from "../../testing/english.ts";
import { THOROUGHNESS } from "../../testing/thoroughness.ts";
import { decodeText } from "../../textEncoding.ts";
import { refusal } from "../../words/refusal.ts";
import { AI_PARTS, AI_SHARES } from "../aiDisclosure.ts";
import { SUNG_LANGUAGES } from "../languages.ts";
import { MUSICAL_KEYS } from "../musicalKey.ts";
import { tidyArtistNames, VISIBILITIES } from "../track.ts";
import { readAmount, readList, readSeconds, writeList } from "./cells.ts";
import { guessColumns } from "./guessColumns.ts";
import { type Catalog, keysOf, mappingProblem, nameKey, planImport, rowsOf } from "./importPlan.ts";
import { readRow } from "./readRow.ts";
import type { TableTrack } from "./TrackCells.ts";
import { COLUMN_KEYS, type ColumnKey, columnOf, TRACK_COLUMNS } from "./trackColumns.ts";
import { readCountry, readExplicit, readLanguage, readYesNo } from "./words.ts";

const EMPTY: TableTrack = {
  title: "Tide",
  artistNames: ["Nova"],
  versionTitle: null,
  isrc: null,
  genre: null,
  subGenre: null,
  mood: null,
  furtherMoods: [],
  instruments: [],
  bpm: null,
  key: null,
  language: null,
  explicit: null,
  visibility: "private",
  pLineYear: null,
  pLineOwner: null,
  recordingYear: null,
  recordingCountry: null,
  isCover: false,
  coverLicence: null,
  isLive: false,
  isRemix: false,
  aiDisclosure: null,
  previewStartMs: null,
  maxFreePlays: null,
  priceMinor: null,
  suggestedPriceMinor: null,
  isPriceFixed: false,
  downloadAllowed: false,
  creditsText: null,
  currency: "EUR",
};

const line = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll("\0", "").trim());
const text = line.filter(Boolean);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const minor = maybe(fc.integer({ min: 0, max: 1_000_000 }));
const someTrack: fc.Arbitrary<TableTrack> = fc.record({
  title: text,
  artistNames: fc.array(text, { minLength: 1, maxLength: 4 }).map(tidyArtistNames),
  versionTitle: maybe(text),
  isrc: maybe(fc.constantFrom("QZABC2600001", "ESA012300002")),
  genre: maybe(fc.constantFrom("rock", "hip-hop")),
  subGenre: maybe(fc.constantFrom("jazz", "pop")),
  mood: maybe(fc.constant("relaxed")),
  furtherMoods: fc.subarray(["energetic", "uplifting", "melancholic"]),
  instruments: fc.subarray(["guitar", "piano", "bass"]),
  bpm: maybe(fc.integer({ min: 20, max: 300 })),
  key: maybe(fc.constantFrom(...MUSICAL_KEYS)),
  language: maybe(fc.constantFrom(...SUNG_LANGUAGES)),
  explicit: maybe(fc.constantFrom("none", "clean", "explicit")),
  visibility: fc.constantFrom(...VISIBILITIES),
  pLineYear: maybe(fc.integer({ min: 1860, max: 2026 })),
  pLineOwner: maybe(text),
  recordingYear: maybe(fc.integer({ min: 1860, max: 2026 })),
  recordingCountry: maybe(fc.constantFrom(...COUNTRIES)),
  isCover: fc.boolean(),
  coverLicence: maybe(text),
  isLive: fc.boolean(),
  isRemix: fc.boolean(),
  aiDisclosure: maybe(
    fc.record(Object.fromEntries(AI_PARTS.map((part) => [part, fc.constantFrom(...AI_SHARES)]))),
  ) as fc.Arbitrary<TableTrack["aiDisclosure"]>,
  previewStartMs: maybe(fc.integer({ min: 0, max: 600_000 })),
  maxFreePlays: maybe(fc.integer({ min: 0, max: 1000 })),
  priceMinor: minor,
  suggestedPriceMinor: minor,
  isPriceFixed: fc.boolean(),
  downloadAllowed: fc.boolean(),
  creditsText: maybe(fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\r\n"))),
  currency: fc.constantFrom("EUR", "JPY", "KWD"),
});

const fileOf = (track: TableTrack) =>
  csvLine(TRACK_COLUMNS.map(({ heading }) => heading)) +
  csvLine(TRACK_COLUMNS.map((each) => each.write(track)));
const cellsOf = (file: string) =>
  new Map(parseCsv(file)[1]!.map((cell, at): [ColumnKey, string] => [COLUMN_KEYS[at]!, unguarded(cell)]));

test("whatever a track says, its line of a file read back changes nothing", () => {
  fc.assert(
    fc.property(someTrack, (track) => {
      expect(readRow(cellsOf(fileOf(track)), track)).toEqual({ change: {}, problems: [] });
    }),
    { numRuns: 400 * THOROUGHNESS },
  );
});

test("whatever a track says, its line of a file makes an empty track say the same", () => {
  fc.assert(
    fc.property(someTrack, (track) => {
      const { change, problems } = readRow(cellsOf(fileOf(track)), { ...EMPTY, currency: track.currency });
      expect(problems).toEqual([]);
      expect({ ...EMPTY, ...change, currency: track.currency }).toEqual(track);
    }),
    { numRuns: 400 * THOROUGHNESS },
  );
});

test("names with semicolons and backslashes survive a list", () => {
  for (const names of [["AC;DC"], ["a\\", "b;"], ["Nova", "Mara; Lune"]])
    expect(readList(writeList(names))).toEqual(names);
});

test("cells are read as people write them, in English and Spanish", () => {
  expect(readLanguage("Español")).toBe("es");
  expect(readLanguage("Spanish")).toBe("es");
  expect(readLanguage("es-MX")).toBe("es");
  expect(readLanguage("Instrumental")).toBe("zxx");
  expect(readCountry("España")).toBe("ES");
  expect(readCountry("us")).toBe("US");
  expect(readYesNo("Sí")).toBe(true);
  expect(readExplicit("Not explicit")).toBe("none");
  expect(readAmount("€ 1,50", "EUR")).toEqual({ value: 150 });
  expect(readAmount("150", "JPY")).toEqual({ value: 150 });
  expect("problem" in readAmount("1.5", "JPY")).toBe(true);
  expect(readSeconds("1:05.5")).toEqual({ value: 65_500 });
  const read = (cells: [ColumnKey, string][]) => readRow(new Map(cells), EMPTY);
  expect(
    read([
      ["genre", "Rap"],
      ["key", "a minor"],
      ["bpm", "120"],
    ]).change,
  ).toEqual({ genre: "hip-hop", key: "Am", bpm: 120 });
  expect(readYesNo("VERDADERO")).toBe(true);
  expect(readYesNo("FALSO")).toBe(false);
  expect(readYesNo("1")).toBe(true);
  expect(readYesNo("0")).toBe(false);
  expect([readExplicit("VERDADERO"), readExplicit("FALSO"), readExplicit("0")]).toEqual([
    "explicit",
    "none",
    "none",
  ]);
  for (const [written, minor] of [
    ["1.234,50", 123_450],
    ["1,234.50", 123_450],
    ["1 234,5 €", 123_450],
    ["1.234.567,00", 123_456_700],
  ] as const)
    expect([written, readAmount(written, "EUR")]).toEqual([written, { value: minor }]);
  // Three decimals or a thousand: nobody can tell.
  expect("problem" in readAmount("1.234", "EUR")).toBe(true);
  expect(readAmount("1.234", "KWD")).toEqual({ value: 1234 });
  expect(readAmount("1,234", "JPY")).toEqual({ value: 1234 });
  expect(["98.027", "98,5", "120 bpm", "120BPM", "97"].map((bpm) => read([["bpm", bpm]]).change.bpm)).toEqual(
    [98, 99, 120, 120, 97],
  );
  expect(read([["maxFreePlays", "1.000"]]).change).toEqual({ maxFreePlays: 1000 });
  expect(read([["bpm", "fast"]]).problems).toEqual([{ column: "bpm", ...refusal("tables.notNumber") }]);
  expect(read([["title", "  "]]).problems).toEqual([{ column: "title", ...refusal("tables.cellEmpty") }]);
});

test("a word that is not known is answered with those that are, and with the nearest", () => {
  const told = (column: ColumnKey, cell: string) =>
    readRow(new Map([[column, cell]]), EMPTY).problems.map((found) => [english(found), found.cell ?? null]);
  expect(told("genre", "elektronic")).toEqual([
    ["Did you mean “electronic”? Choose one of: electronic, rock, pop, hip-hop, jazz.", null],
  ]);
  expect(told("mood", "grumpyish")).toEqual([
    ["Choose one of: energetic, relaxed, melancholic, uplifting.", null],
  ]);
  expect(told("furtherMoods", "relaxed; upliftin")).toEqual([
    ["Did you mean “uplifting”? Choose one of: energetic, relaxed, melancholic, uplifting.", "upliftin"],
  ]);
  expect(told("visibility", "publlic")[0]![0]).toMatch(
    /^Did you mean “public”\? .*private, unlisted, public/,
  );
  expect(told("explicit", "maybe")[0]![0]).toBe("Choose one of: none, explicit, clean.");
  expect(told("language", "Spanisch")[0]![0]).toBe("Did you mean “es”?");
  expect(told("recordingCountry", "Espanya")[0]![0]).toBe("Did you mean “ES”?");
  expect(told("language", "Klingonian")[0]![0]).toBe("Choose a language from the list, or “Instrumental”.");
  // A word that the vocabulary has lost since stays where it stands.
  expect(readRow(new Map([["genre", "polka"]]), { ...EMPTY, genre: "polka" }).problems).toEqual([]);
});

test("the headings of distributors and shops are understood", () => {
  expect(
    guessColumns(["Song title", "Primary Artist", "ISRC Code", "Explicit Lyrics", "P Line", "Barcode"]),
  ).toEqual(["title", "artistNames", "isrc", "explicit", "pLineOwner", null]);
  expect(guessColumns(["Título", "Artista", "Género", "Año de grabación", "Tonalidad"])).toEqual([
    "title",
    "artistNames",
    "genre",
    "recordingYear",
    "key",
  ]);
  expect(guessColumns(TRACK_COLUMNS.map(({ heading }) => heading))).toEqual(COLUMN_KEYS);
  // One fact comes from one column, and what the studio chose counts more than our guess.
  expect(guessColumns(["Title", "Track name"], new Map([["track name", "title"]]))).toEqual([null, "title"]);
  expect(guessColumns(["Genre"], new Map([["genre", null]]))).toEqual([null]);
});

test("files are read whichever way their letters were written", () => {
  const words = "título;Año\nMañana;2024";
  const latin = Uint8Array.from([...words].map((letter) => letter.charCodeAt(0)));
  const wide = new Uint8Array(Uint16Array.from([...words].map((letter) => letter.charCodeAt(0))).buffer);
  expect(decodeText(latin)).toEqual({ text: words, encoding: "windows-1252" });
  expect(decodeText(wide)).toEqual({ text: words, encoding: "utf-16le" });
  expect(decodeText(new TextEncoder().encode(`\uFEFF${words}`))).toEqual({ text: words, encoding: "utf-8" });
});

const NO_ID = "00000000-0000-7000-8000-00000000000";
function catalogOf(...tracks: TableTrack[]): Catalog {
  const known = tracks.map((track, at) => ({ ...track, id: `${NO_ID}${at}` }));
  return {
    byId: new Map(known.map((track) => [track.id, track])),
    byIsrc: new Map(known.flatMap((track) => (track.isrc ? [[track.isrc, track]] : []))),
    byName: Map.groupBy(known, (track) => nameKey(track.title, track.versionTitle, track.artistNames)),
  };
}

test("rows find their tracks by id, by ISRC, and by name as a suggestion only", () => {
  const catalog = catalogOf(
    EMPTY,
    { ...EMPTY, title: "Ebb", isrc: "QZABC2600001" },
    { ...EMPTY, title: "Foam" },
  );
  const lines = [
    ["00000000-0000-7000-8000-000000000000", "", "Tide Pools", "Nova"],
    ["", "qz-abc-26-00001", "Ebb", "Nova"],
    ["", "", "foam", "NOVA"],
    ["", "", "Unheard", "Nova"],
    ["00000000-0000-7000-8000-000000000000", "", "Twice", "Nova"],
    ["", "", "", ""],
  ];
  const rows = rowsOf({ lines: [[], ...lines], headingRow: 1, openQuote: null }, [
    "id",
    "isrc",
    "title",
    "artistNames",
  ]);
  const plan = planImport(rows, catalog, { emptyClears: false, takesSuggestions: false });
  expect(plan.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, "changed"],
    [3, "same"],
    [4, "suggested"],
    [5, "missing"],
    [6, "wrong"],
  ]);
  expect(plan[0]!.change).toEqual({ title: "Tide Pools" });
  const taken = planImport(rows, catalog, { emptyClears: false, takesSuggestions: true });
  expect(taken[2]).toMatchObject({ outcome: "changed", change: { title: "foam", artistNames: ["NOVA"] } });
});

test("a title that two tracks have, and a track that two rows are about, are named as such", () => {
  const catalog = catalogOf(EMPTY, EMPTY, { ...EMPTY, title: "Ebb", isrc: "QZABC2600001" });
  const file = readCsv("sep=;\nisrc;title;artists\n;Tide;Nova\nQZABC2600001;Ebb;Nova\nQZABC2600001;Ebb;Nova");
  const rows = rowsOf(file, ["isrc", "title", "artistNames"]);
  const plan = planImport(rows, catalog, { emptyClears: false, takesSuggestions: false });
  expect(plan.map(({ line, outcome, problems }) => [line, outcome, ...problems.map(english)])).toEqual([
    [3, "wrong", "2 tracks here have this title and these artists. Say which one by its ISRC or its ID."],
    [4, "same"],
    [5, "wrong", "Row 4 of this file is about the same track."],
  ]);
});

test("of a row with a wrong cell the others are read, and no fault is made up by the one that is missing", () => {
  const cells: [ColumnKey, string][] = [
    ["bpm", "fast"],
    ["genre", "pop"],
    ["ai_vocals", "perhaps"],
    ["ai_lyrics", "none"],
    ["priceMinor", "much"],
    ["suggestedPriceMinor", "2.00"],
  ];
  const lines = [
    ["id", ...cells.map(([key]) => key)],
    [`${NO_ID}0`, ...cells.map(([, cell]) => cell)],
  ];
  const rows = rowsOf({ lines, headingRow: 1, openQuote: null }, ["id", ...cells.map(([key]) => key)]);
  const [row] = planImport(rows, catalogOf(EMPTY), { emptyClears: false, takesSuggestions: false });
  expect(row).toMatchObject({ outcome: "wrong", change: { genre: "pop" } });
  expect(Object.keys(row!.change)).toEqual(["genre"]);
  expect(row!.problems.map(({ column, cell }) => [column, cell])).toEqual([
    ["bpm", "fast"],
    ["ai_vocals", "perhaps"],
    ["priceMinor", "much"],
  ]);
});

test("a file says which tracks it is about, or is not read", () => {
  expect(english(mappingProblem(["title", "genre"]))).toMatch(/ISRC/);
  expect(mappingProblem(["title", "artistNames"])).toBeNull();
  expect(english(mappingProblem(["isrc", "isrc"]))).toMatch(/same content/);
  expect(keysOf(new Map([["id", "1 or 1=1"]])).id).toBeNull();
  expect(columnOf("bpm").heading).toBe("bpm");
});
