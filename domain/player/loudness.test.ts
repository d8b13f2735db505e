import { gainAt, LEVEL } from "./loudness.ts";

const loud = Array<number>(800).fill(255);
const quiet = Array<number>(800).fill(25);
const PLAIN = { fadeSeconds: 0, isLevelled: false };

test("without any wish a track sounds as it is", () => {
  expect(gainAt({ position: 0, duration: 60, peaks: loud }, PLAIN)).toBe(1);
});

test.each([
  [0, 0],
  [2, 0.5],
  [4, 1],
  [30, 1],
  [58, 0.5],
  [60, 0],
])("with a fade of four seconds a minute sounds at %d s with %d of its volume", (position, gain) => {
  expect(gainAt({ position, duration: 60, peaks: [] }, { fadeSeconds: 4, isLevelled: false })).toBe(gain);
});

test("a sketch shorter than its fades is heard wholly", () => {
  expect(gainAt({ position: 1, duration: 6, peaks: [] }, { fadeSeconds: 4, isLevelled: false })).toBe(1);
});

test("loud tracks are turned down, quiet ones stay", () => {
  const at = { position: 9, duration: 60 };
  expect(gainAt({ ...at, peaks: loud }, { ...PLAIN, isLevelled: true })).toBeCloseTo(LEVEL);
  expect(gainAt({ ...at, peaks: quiet }, { ...PLAIN, isLevelled: true })).toBe(1);
});
