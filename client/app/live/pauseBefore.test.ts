import { pauseBefore } from "./pauseBefore.ts";

test("a lost connection is tried again after longer and longer pauses, half a minute at most", () => {
  expect([0, 1, 2, 5, 20].map((attempt) => pauseBefore(attempt, 1))).toEqual([
    1000, 2000, 4000, 30_000, 30_000,
  ]);
});

test("two listeners do not come back in the same instant", () => {
  expect(pauseBefore(3, 0.2)).toBeLessThan(pauseBefore(3, 0.8));
});
