import { gainAt, LEVEL, levelDb, soundingVolume } from "./loudness.ts";

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

test.each([
  ["a loud master is turned down to -14 LUFS", -8, -0.2, -6],
  ["a quiet one is turned up to it", -20, -9, 6],
  ["a quiet one with a high peak is turned up no further than that allows", -20, -2, 2],
  ["one whose peak is over the top already is not turned up", -20, 0.5, 0],
  ["one whose peak nobody knows is turned down only", -20, null, 0],
  ["a loud one with a peak over the top is turned down as any", -9, 1, -5],
])("%s", (_what, loudness, truePeak, level) => {
  expect(levelDb({ loudness, truePeak })).toBeCloseTo(level);
});

test("silence has no level, and is left as it is", () => {
  expect(levelDb({ loudness: null, truePeak: null })).toBeNull();
});

test("what was measured counts before the waveform, which is the guess for the rest", () => {
  const at = { position: 9, duration: 60 };
  const levelled = { ...PLAIN, isLevelled: true };
  expect(gainAt({ ...at, peaks: loud, levelDb: -6 }, levelled)).toBeCloseTo(0.501, 3);
  expect(gainAt({ ...at, peaks: quiet, levelDb: 6 }, levelled)).toBeCloseTo(1.995, 3);
  expect(gainAt({ ...at, peaks: loud, levelDb: null }, levelled)).toBeCloseTo(LEVEL);
  expect(gainAt({ ...at, peaks: loud, levelDb: -6 }, PLAIN)).toBe(1);
});

test("a quiet track is turned up only as far as the chosen volume leaves room", () => {
  expect(soundingVolume(0.4, 2)).toBeCloseTo(0.8);
  expect(soundingVolume(0.8, 2)).toBe(1);
  expect(soundingVolume(0.5, 0.5)).toBe(0.25);
});
