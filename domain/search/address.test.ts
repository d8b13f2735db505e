import fc from "fast-check";
import { addressOf, isSameQuestion, NO_QUESTION, type Question, questionAt } from "./address.ts";
import { FACETS } from "./facets.ts";
import { SEARCH_SCOPES } from "./scopes.ts";

test("a question is written as people would pass it on", () => {
  const question: Question = {
    text: " low tide ",
    scope: "MY_CATALOG",
    filters: { genre: ["jazz", "pop"], bpm: ["120-129"] },
    isExact: true,
  };
  expect(addressOf(question)).toBe("q=low+tide&in=my-catalog&genre=jazz&genre=pop&bpm=120-129&exactly=1");
  expect(addressOf(NO_QUESTION)).toBe("");
});

test.each(["", "q=&in=nonsense&genre=&colour=blue&exactly=yes", `genre=${"x".repeat(41)}`])(
  "an address without a question asks nothing: %s",
  (address) => expect(questionAt(new URLSearchParams(address))).toEqual(NO_QUESTION),
);

test("what is written is read back, whatever was asked", () => {
  const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 4 });
  const filters = fc.record(Object.fromEntries(FACETS.map((facet) => [facet, values])), { requiredKeys: [] });
  const question = fc.record({
    text: fc.string({ unit: "grapheme", maxLength: 50 }).map((text) => text.trim()),
    scope: fc.constantFrom(...SEARCH_SCOPES),
    filters,
    isExact: fc.boolean(),
  });
  fc.assert(
    fc.property(question, (question) => {
      const read = questionAt(new URLSearchParams(addressOf(question)));
      expect(read).toEqual(question);
      expect(isSameQuestion(read, question)).toBe(true);
    }),
  );
});
