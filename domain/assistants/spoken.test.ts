import { spokenText, wholeSentences } from "./spoken.ts";

test.each([
  ["**Missing parts · Northern Hours**", "Missing parts · Northern Hours"],
  ["Two songs have no ISRC. [1][2]", "Two songs have no ISRC."],
  ["See [the planner](/releases/planner).", "See the planner."],
  ["- Polar Clock\n- Aurora Draft", "Polar Clock\nAurora Draft"],
  ["1. First\n2. Second", "First\nSecond"],
  ["| Song | BPM |\n| --- | --- |\n| Undertow | 92 |", "Song, BPM.\n\nUndertow, 92."],
  ["a \\*star\\* stays", "a *star* stays"],
])("%j is read aloud as %j", (markdown, spoken) => {
  expect(spokenText(markdown)).toBe(spoken);
});

test("sentences are read as soon as they have ended, and each once", () => {
  const whole = "Two songs miss their code. The price is 6.50 euros. Anything else?";
  const first = wholeSentences(whole.slice(0, 45), 0, false);
  // "6." may go on, and does.
  expect(first.said).toEqual(["Two songs miss their code."]);
  const second = wholeSentences(whole, first.until, false);
  expect(second.said).toEqual(["The price is 6.50 euros."]);
  const last = wholeSentences(whole, second.until, true);
  expect(last.said).toEqual(["Anything else?"]);
  expect(last.until).toBe(whole.length);
});

test("a line is a sentence of its own", () => {
  expect(wholeSentences("Missing parts\nPolar Clock\nAuro", 0, false).said).toEqual([
    "Missing parts",
    "Polar Clock",
  ]);
});

test("marks alone are not read", () => {
  expect(wholeSentences("· ·\n—", 0, true).said).toEqual([]);
});
