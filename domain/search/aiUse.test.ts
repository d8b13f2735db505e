import fc from "fast-check";
import { AI_PARTS, AI_SHARES, type AiDisclosure } from "../catalog/aiDisclosure.ts";
import { AI_VALUES, type AiValue, aiLevelOf, aiMarks, aiPhrases, isAiLevel, readAi } from "./aiUse.ts";
import { wordsOf } from "./terms.ts";

const told = fc.record(Object.fromEntries(AI_PARTS.map((part) => [part, fc.constantFrom(...AI_SHARES)])));
const asked = fc.array(fc.record({ value: fc.constantFrom(...AI_VALUES), isNot: fc.boolean() }));

test("every value is read from its own name, and from words of both languages", () => {
  expect(AI_VALUES.map(readAi)).toEqual([...AI_VALUES]);
  expect(["ninguna", "Algo", "generada", "voces", "composición", "letra", "robots"].map(readAi)).toEqual([
    ...["none", "assisted", "generated", "vocals", "composition", "lyrics"],
    null,
  ]);
});

test("a recording is found by exactly what it says: levels widen, parts narrow, and what is unwanted is not there", () => {
  fc.assert(
    fc.property(told, asked, (answers, wanted) => {
      const disclosure = answers as AiDisclosure;
      const marks = aiMarks([disclosure]);
      const isFound = aiPhrases(wanted).every(({ words, isNot }) => marks.includes(words) !== isNot);
      const level = aiLevelOf([disclosure]);
      const is = (value: AiValue) => (isAiLevel(value) ? level === value : disclosure[value] !== "none");
      const levels = wanted.filter(({ value, isNot }) => isAiLevel(value) && !isNot);
      const others = wanted.filter((each) => !levels.includes(each));
      const isMeant =
        (levels.length === 0 || levels.some(({ value }) => is(value))) &&
        others.every(({ value, isNot }) => is(value) !== isNot);
      expect(isFound).toBe(isMeant);
    }),
  );
});

test("who has not answered is by no level, and a release is what its songs say together", () => {
  const by = (share: string) => Object.fromEntries(AI_PARTS.map((part) => [part, share])) as AiDisclosure;
  expect(aiMarks([null])).toEqual([]);
  expect([
    aiLevelOf([by("none"), by("assisted")]),
    aiLevelOf([by("none"), null]),
    aiLevelOf([by("none"), by("none")]),
    aiLevelOf([]),
  ]).toEqual(["assisted", null, "none", null]);
});

test("marks are kept as they are, each as one word", () => {
  const marks = aiMarks([Object.fromEntries(AI_PARTS.map((part) => [part, "assisted"])) as AiDisclosure]);
  expect(marks.flatMap(wordsOf)).toEqual(marks);
});
