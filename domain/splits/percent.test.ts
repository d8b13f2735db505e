import { bpsIn, percentOf } from "./percent.ts";

test.each([
  ["50", 5000],
  ["33.34", 3334],
  ["33,3", 3330],
  [" 12.5 % ", 1250],
  ["0", 0],
  ["100", 10_000],
  ["33.", 3300],
])("%j is a share of %d basis points", (typed, bps) => {
  expect(bpsIn(typed)).toBe(bps);
});

test.each(["", "a third", "33.333", "100.01", "-5", "1e2", "5 %%"])("%j is no share", (typed) => {
  expect(bpsIn(typed)).toBeNull();
});

test("what a field shows is read back as what it was", () => {
  for (let bps = 0; bps <= 10_000; bps++) expect(bpsIn(percentOf(bps))).toBe(bps);
});
