import * as rules from "./recording.ts";
import { type RecordingEdit, type RecordingFacts, recordingProblem } from "./recording.ts";

const FACTS: RecordingFacts = {
  durationMs: 60_000,
  mood: "relaxed",
  furtherMoods: [],
  instruments: [],
  subGenre: null,
  priceMinor: 100,
  suggestedPriceMinor: null,
  year: 2026,
};
const ANSWERED = {
  vocals: "none",
  instrumentation: "assisted",
  composition: "none",
  lyrics: "none",
  postProduction: "generated",
} as const;

test.each<[string, RecordingEdit & { mood?: string | null }]>([
  ["an empty edit", {}],
  ["everything emptied", { language: null, pLineYear: null, priceMinor: null, aiDisclosure: null }],
  ["an instrumental", { language: "zxx" }],
  ["a full line", { pLineYear: 2026, pLineOwner: "Mara Lune", recordingYear: 1975, recordingCountry: "ES" }],
  ["a free track", { priceMinor: 0, suggestedPriceMinor: 0 }],
  ["the lowest price", { priceMinor: 50, suggestedPriceMinor: 50 }],
  ["a cover without a licence: compliance asks later", { isCover: true, coverLicence: null }],
  ["a preview in the last second", { previewStartMs: 59_999 }],
  ["all five answers", { aiDisclosure: ANSWERED }],
  ["a mood moved up", { mood: "energetic", furtherMoods: ["relaxed"] }],
  ["instruments", { instruments: ["piano", "bass"], subGenre: "jazz" }],
])("%s is fine", (_case, edit) => {
  expect(recordingProblem(edit, FACTS)).toBeNull();
});

test.each<[string, RecordingEdit & { mood?: string | null }, string, string]>([
  ["a language of nowhere", { language: "qq" }, "language", rules.SUNG_LANGUAGE_UNKNOWN],
  ["a country that was", { recordingCountry: "YU" }, "recordingCountry", rules.COUNTRY_UNKNOWN],
  ["next year", { pLineYear: 2027 }, "pLineYear", rules.YEAR_WRONG],
  ["a year before sound", { recordingYear: 1859 }, "recordingYear", rules.YEAR_WRONG],
  ["half a year", { recordingYear: 2000.5 }, "recordingYear", rules.YEAR_WRONG],
  ["a price below the fees", { priceMinor: 49 }, "priceMinor", rules.PRICE_WRONG],
  ["a negative price", { priceMinor: -1 }, "priceMinor", rules.PRICE_WRONG],
  ["a hint below the price", { suggestedPriceMinor: 99 }, "suggestedPriceMinor", rules.SUGGESTION_TOO_LOW],
  [
    "a hint alone",
    { priceMinor: null, suggestedPriceMinor: 100 },
    "suggestedPriceMinor",
    rules.SUGGESTION_ALONE,
  ],
  ["a preview at the end", { previewStartMs: 60_000 }, "previewStartMs", rules.PREVIEW_BEYOND_END],
  ["the same mood again", { furtherMoods: ["relaxed"] }, "furtherMoods", rules.MOOD_TWICE],
  ["a mood unheard of", { furtherMoods: ["hangry"] }, "furtherMoods", rules.MOOD_UNKNOWN],
  [
    "six moods",
    { furtherMoods: ["energetic", "melancholic", "uplifting", "a", "b"] },
    "furtherMoods",
    rules.TOO_MANY_MOODS,
  ],
  ["an instrument unheard of", { instruments: ["kazoophone"] }, "instruments", rules.INSTRUMENT_UNKNOWN],
  ["a sub-genre unheard of", { subGenre: "noise" }, "subGenre", rules.SUB_GENRE_UNKNOWN],
  ["a word of its own", { explicit: "maybe" }, "explicit", rules.EXPLICITNESS_UNKNOWN],
  [
    "half an answer",
    { aiDisclosure: { vocals: "none" } as never },
    "aiDisclosure",
    rules.DISCLOSURE_INCOMPLETE,
  ],
  [
    "another answer",
    { aiDisclosure: { ...ANSWERED, lyrics: "much" } as never },
    "aiDisclosure",
    rules.DISCLOSURE_INCOMPLETE,
  ],
  ["a long credit", { creditsText: "a".repeat(4001) }, "creditsText", rules.CREDITS_TOO_LONG],
  ["a crowd of free plays", { maxFreePlays: 1001 }, "maxFreePlays", rules.FREE_PLAYS_WRONG],
])("%s is refused", (_case, edit, field, message) => {
  expect(recordingProblem(edit, FACTS)).toEqual({ field, message });
});
