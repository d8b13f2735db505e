import { textIn } from "../words/textIn.ts";
import { facetLabel } from "./facetLabels.ts";
import { bucketOf, inPanelOrder, mergeFilters, PRICE_STEPS, parseRange, printRange } from "./facets.ts";

test.each([
  ["bpm", 120, "120-129"],
  ["bpm", 129, "120-129"],
  ["bpm", 96, "90-99"],
  ["year", 2026, "2026"],
  ["price", 0, "0-499"],
  ["price", 999, "500-999"],
  ["price", 5_000, "5000-"],
] as const)("%s %i lies in %s", (facet, number, bucket) => expect(bucketOf(facet, number)).toBe(bucket));

test("every price lies in exactly the range that its bucket names", () => {
  for (const price of [...PRICE_STEPS, ...PRICE_STEPS.map((step) => step + 499), 1_000_000]) {
    const range = parseRange(bucketOf("price", price))!;
    expect(price).toBeGreaterThanOrEqual(range.min);
    expect(price).toBeLessThanOrEqual(range.max);
    expect(printRange(range)).toBe(bucketOf("price", price));
  }
});

test.each(["", "-", "a-b", "1-2-3", "1e5", "12345678901"])("'%s' is no range", (value) =>
  expect(parseRange(value)).toBeNull(),
);

test("a panel lists tempi upwards, years downwards and genres by size", () => {
  const counted = (...values: string[]) => values.map((value, index) => ({ value, count: index + 1 }));
  const order = (facet: "bpm" | "year" | "genre" | "key", ...values: string[]) =>
    inPanelOrder(facet, counted(...values)).map(({ value }) => value);
  expect(order("bpm", "120-129", "90-99")).toEqual(["90-99", "120-129"]);
  expect(order("year", "2024", "2026")).toEqual(["2026", "2024"]);
  expect(order("genre", "pop", "rock")).toEqual(["rock", "pop"]);
  expect(order("key", "Am", "C")).toEqual(["C", "Am"]);
});

test.each([
  ["genre", "hip-hop", "en", "Hip Hop"],
  ["genre", "electronic", "es", "Electrónica"],
  ["genre", "polka", "en", "Unknown"],
  ["mood", "uplifting", "es", "Animado"],
  ["type", "physical", "es", "Producto físico"],
  ["type", "vehicle", "en", "Unknown"],
  ["bpm", "120-129", "en", "120–129"],
  ["bpm", "121-", "es", "121 o más"],
  ["price", "0-499", "en", "Under 5"],
  ["price", "500-999", "es", "De 5 a 10"],
  ["price", "5000-", "en", "50 or more"],
  ["price", "499", "es", "4,99"],
  ["key", "F#", "en", "F#"],
] as const)("%s %s reads in %s: %s", (facet, value, language, label) => {
  const given = facetLabel(facet, value, language);
  expect(typeof given === "string" ? given : textIn(language, given)).toBe(label);
});

test("typed and ticked values of one facet add up, each once", () => {
  expect(mergeFilters({ genre: ["jazz"], bpm: [] }, { genre: ["jazz", "pop"] })).toEqual({
    genre: ["jazz", "pop"],
  });
});
