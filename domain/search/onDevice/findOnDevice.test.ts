import type { SearchScope } from "../scopes.ts";
import type { DeviceDoc } from "./DeviceDoc.ts";
import { findOnDevice } from "./findOnDevice.ts";

const NOTHING_KNOWN = {
  ...{ type: null, isOwn: false, genre: null, mood: null, bpm: null, key: null, year: null, price: null },
  ...{ isrc: null, ai: null, more: [] },
} as const;
const aSong = (title: string, some: Partial<DeviceDoc> = {}): DeviceDoc => ({
  ...{ ...NOTHING_KNOWN, id: title, kind: "track", type: "track", title, names: ["Mara Lune"], ...some },
});
const MADE: DeviceDoc["ai"] = {
  ...{ vocals: "generated", instrumentation: "none", composition: "none", lyrics: "none" },
  postProduction: "none",
};

const SHELF = [
  aSong("Low Tide", { genre: "jazz", bpm: 92, key: "8A", year: 2024, isrc: "QZABC2600007" }),
  aSong("Tide", { genre: "electronic", bpm: 128, isOwn: true, ai: MADE }),
  aSong("Tidal Memory", { kind: "release", type: "album", names: ["Mara Lune", "Ben Ortiz"] }),
  aSong("Røyksopp Live", { names: ["Sol"], genre: "jazz", bpm: 140 }),
  aSong("夜に駆ける", { names: ["YOASOBI"] }),
  aSong("Mara Lune", { kind: "artist", type: "artist", names: [] }),
];
const found = (text: string, scope: SearchScope = "ALL", filters = {}) =>
  findOnDevice(SHELF, { text, scope, filters }).map(({ title }) => title);

test.each([
  ["the title that was typed stands first, beginnings of words find", "tide", ["Tide", "Low Tide"]],
  ["every word has to be there, in title or names", "tide mar", ["Low Tide", "Tide"]],
  ["accents and letters of other keyboards do not matter", "royksopp", ["Røyksopp Live"]],
  ["scripts without spaces are found by any part", "に駆", ["夜に駆ける"]],
  ["a genre", "genre:jazz", ["Low Tide", "Røyksopp Live"]],
  ["a tempo between two", "bpm:90-130", ["Low Tide", "Tide"]],
  ["what is not wanted", "genre:jazz -live", ["Low Tide"]],
  ["words in a row", '"low tide"', ["Low Tide"]],
  ["an artist by name", "artist:ben", ["Tidal Memory"]],
  ["a code by its beginning", "isrc:QZABC", ["Low Tide"]],
  ["a kind", "type:release tidal", ["Tidal Memory"]],
  ["what a model made", "ai:generated", ["Tide"]],
  ["what a model had no voice in", "tide -ai:vocals", ["Low Tide"]],
  ["what nobody has", "polka", []],
])("without a network as with one: %s", (_what, text, titles) => {
  expect(found(text)).toEqual(titles);
});

test("tabs and chosen filters narrow it as they do everywhere", () => {
  expect(found("tid", "MY_CATALOG")).toEqual(["Tide"]);
  expect(found("mara", "ARTISTS")).toEqual(["Mara Lune"]);
  expect(found("tide", "ALL", { genre: ["jazz", "rock"] })).toEqual(["Low Tide"]);
});
