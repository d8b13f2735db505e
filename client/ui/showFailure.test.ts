import { readingMs } from "./showFailure.ts";

test("a failure stands as long as its words take to read, and never less than a glance", () => {
  expect(readingMs("No.")).toBe(6000);
  const two = "The studio could not be changed. Try again in a moment. ".repeat(2);
  expect(readingMs(two)).toBeGreaterThan(readingMs(two.slice(0, 80)));
  expect(readingMs("a".repeat(300))).toBe(27_000);
});
