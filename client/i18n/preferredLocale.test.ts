import { preferredLocale } from "./i18n.ts";

test.each([
  ["nothing was chosen and the browser speaks Spanish", null, ["es-MX", "en"], "es"],
  ["nothing was chosen and the browser speaks German, then Spanish", null, ["de", "es"], "es"],
  ["English was chosen in a Spanish browser", "en", ["es"], "en"],
  ["Spanish was chosen in an English browser", "es", ["en-US"], "es"],
  ["the browser speaks no language of ours", null, ["ja"], "en"],
  ["the stored choice is not a language", "xx", ["es"], "es"],
])("when %s", (_case, stored, languages, expected) => {
  expect(preferredLocale(stored, languages)).toBe(expected);
});

test.each([
  ["the browser speaks no language of ours", ["ja"], "es"],
  ["the browser speaks English", ["en-GB"], "en"],
])("on a platform whose own language is Spanish, when %s", (_case, languages, expected) => {
  expect(preferredLocale(null, languages, "es")).toBe(expected);
});
