import { newId } from "./ids.ts";

test("things that were made one after the other stay in that order, also within a millisecond", () => {
  const ids = Array.from({ length: 2_000 }, () => newId(1_767_225_600_000));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^019b76da-a800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
