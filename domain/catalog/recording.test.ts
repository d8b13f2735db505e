import { textIn } from "../words/textIn.ts";
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
  ["a language of nowhere", { language: "qq" }, "language", "recordings.languageUnknown"],
  ["a country that was", { recordingCountry: "YU" }, "recordingCountry", "recordings.countryUnknown"],
  ["next year", { pLineYear: 2027 }, "pLineYear", "recordings.yearWrong"],
  ["a year before sound", { recordingYear: 1859 }, "recordingYear", "recordings.yearWrong"],
  ["half a year", { recordingYear: 2000.5 }, "recordingYear", "recordings.yearWrong"],
  ["a price below the fees", { priceMinor: 49 }, "priceMinor", "recordings.priceWrong"],
  ["a negative price", { priceMinor: -1 }, "priceMinor", "recordings.priceWrong"],
  [
    "a hint below the price",
    { suggestedPriceMinor: 99 },
    "suggestedPriceMinor",
    "recordings.suggestionTooLow",
  ],
  [
    "a hint alone",
    { priceMinor: null, suggestedPriceMinor: 100 },
    "suggestedPriceMinor",
    "recordings.suggestionAlone",
  ],
  ["a preview at the end", { previewStartMs: 60_000 }, "previewStartMs", "recordings.previewBeyondEnd"],
  ["the same mood again", { furtherMoods: ["relaxed"] }, "furtherMoods", "recordings.moodTwice"],
  ["a mood unheard of", { furtherMoods: ["hangry"] }, "furtherMoods", "recordings.moodUnknown"],
  [
    "six moods",
    { furtherMoods: ["energetic", "melancholic", "uplifting", "a", "b"] },
    "furtherMoods",
    "recordings.tooManyMoods",
  ],
  [
    "an instrument unheard of",
    { instruments: ["kazoophone"] },
    "instruments",
    "recordings.instrumentUnknown",
  ],
  ["a sub-genre unheard of", { subGenre: "noise" }, "subGenre", "recordings.subGenreUnknown"],
  ["a word of its own", { explicit: "maybe" }, "explicit", "recordings.explicitnessUnknown"],
  [
    "half an answer",
    { aiDisclosure: { vocals: "none" } as never },
    "aiDisclosure",
    "recordings.disclosureIncomplete",
  ],
  [
    "another answer",
    { aiDisclosure: { ...ANSWERED, lyrics: "much" } as never },
    "aiDisclosure",
    "recordings.disclosureIncomplete",
  ],
  ["a long credit", { creditsText: "a".repeat(4001) }, "creditsText", "recordings.creditsTooLong"],
  ["a crowd of free plays", { maxFreePlays: 1001 }, "maxFreePlays", "recordings.freePlaysWrong"],
])("%s is refused", (_case, edit, field, code) => {
  expect(recordingProblem(edit, FACTS)).toMatchObject({ field, code });
});

test("a price out of bounds is told its bounds in the figures of the reader's language", () => {
  const found = recordingProblem({ priceMinor: 49 }, FACTS)!;
  expect(textIn("en", found)).toBe("A price is 0, or at least 0.50 and at most 10,000.");
  expect(textIn("es", found)).toBe("Un precio es 0, o al menos 0,50 y como máximo 10.000.");
});
