import fc from "fast-check";
import { orderKeys } from "./orderKey.ts";

const inOrder = (keys: readonly string[]) => keys.every((key, at) => at === 0 || keys[at - 1]! < key);

test("wherever songs are put in, every one stands where it was put and no other one moves", () => {
  const puts = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 7 })), { maxLength: 60 });
  fc.assert(
    fc.property(puts, (asked) => {
      const keys: string[] = [];
      for (const [where, count] of asked) {
        const at = where % (keys.length + 1);
        keys.splice(at, 0, ...orderKeys(keys[at - 1] ?? null, keys[at] ?? null, count));
      }
      return inOrder(keys) && new Set(keys).size === keys.length;
    }),
  );
});

test("five thousand songs one behind the other keep short keys, and so do five thousand one before the other", () => {
  const behind: string[] = [];
  const before: string[] = [];
  for (let count = 0; count < 5_000; count++) {
    behind.push(...orderKeys(behind.at(-1) ?? null, null, 1));
    before.unshift(...orderKeys(null, before[0] ?? null, 1));
  }
  expect(inOrder(behind) && inOrder(before)).toBe(true);
  expect(Math.max(...[...behind, ...before].map(({ length }) => length))).toBeLessThanOrEqual(10);
});

test("a song put again and again into the same gap still finds a place", () => {
  const [first, last] = orderKeys(null, null, 2) as [string, string];
  let low = first;
  for (let count = 0; count < 500; count++) [low] = orderKeys(low, last, 1) as [string];
  expect(low > first && low < last).toBe(true);
});
