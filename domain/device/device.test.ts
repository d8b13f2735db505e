import { deviceOf, isSlowConnection, reducesMotion } from "./device.ts";

test.each([
  [320, "mobile"],
  [768, "mobile"],
  [769, "tablet"],
  [1024, "tablet"],
  [1025, "desktop"],
])("a window of %i pixels is a %s", (width, device) => {
  expect(deviceOf(width)).toBe(device);
});

test("2g and 3g are slow; 4g and an unknown connection are not", () => {
  expect(["slow-2g", "2g", "3g", "4g", undefined].map(isSlowConnection)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

const plugged = { level: 0.9, isCharging: true };
test.each([
  ["somebody asked for less motion", { prefersReducedMotion: true, isSlow: false, battery: plugged }, true],
  ["the connection is slow", { prefersReducedMotion: false, isSlow: true, battery: plugged }, true],
  [
    "the battery is nearly empty",
    { prefersReducedMotion: false, isSlow: false, battery: { level: 0.19, isCharging: true } },
    true,
  ],
  [
    "the device is off its cable",
    { prefersReducedMotion: false, isSlow: false, battery: { level: 0.9, isCharging: false } },
    true,
  ],
  [
    "the battery is full and on its cable",
    { prefersReducedMotion: false, isSlow: false, battery: plugged },
    false,
  ],
  [
    "the browser says nothing about a battery",
    { prefersReducedMotion: false, isSlow: false, battery: null },
    false,
  ],
])("when %s, motion is held back or not", (_case, facts, expected) => {
  expect(reducesMotion(facts)).toBe(expected);
});
