import { completedChoice } from "./completedChoice.ts";

const GENRES = [
  { value: "ambient", label: "Ambient" },
  { value: "folk", label: "Música folk" },
  { value: "hip-hop", label: "Hip Hop" },
  { value: "r", label: "R" },
];

test.each([
  ["Amb", "ambient"],
  ["  hip hop", "hip-hop"],
  ["HOP", "hip-hop"],
  ["musica", "folk"],
  ["r", "r"],
  ["a", null],
  ["", null],
  ["polka", null],
])("typed %j means %j", (typed, meant) => {
  expect(completedChoice(typed, GENRES)).toBe(meant);
});
