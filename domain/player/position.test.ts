import { clockTime, withinTrack } from "./position.ts";

test.each([
  [0, "0:00"],
  [65, "1:05"],
  [200.9, "3:20"],
  [3725, "1:02:05"],
  [Number.NaN, "0:00"],
  [-3, "0:00"],
])("%p seconds read %p", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

test("a jump never leaves the track", () => {
  expect(withinTrack(-5, 200)).toBe(0);
  expect(withinTrack(205, 200)).toBe(200);
  expect(withinTrack(Number.NaN, 200)).toBe(0);
  expect(withinTrack(12.5, 200)).toBe(12.5);
});
