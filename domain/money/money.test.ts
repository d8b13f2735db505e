import { allocate } from "./allocate.ts";
import { decimalsOf } from "./decimals.ts";
import { discountOver } from "./discount.ts";
import { changedBack } from "./exchange.ts";
import { formatMoney } from "./formatMoney.ts";
import { judgeCharge } from "./minimumCharge.ts";
import { inMajor, inMinor } from "./priceField.ts";
import { flooredPart } from "./rates.ts";
import { isWholeSplit, splitBetween } from "./split.ts";
import { taxOf } from "./tax.ts";

test.each([
  ["USD", 2],
  ["JPY", 0],
  ["KWD", 3],
  ["CLF", 4],
  ["LBP", 2],
])("the smallest unit of %s has %i decimals", (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test.each([
  [5999, "USD", "en", "$59.99"],
  [5999, "USD", "es", "59,99\u00a0US$"],
  [500, "JPY", "en", "¥500"],
  [-5, "USD", "en", "-$0.05"],
  [90_071_992_547_409_931n, "USD", "en", "$900,719,925,474,099.31"],
] as const)("%s of %s reads in %s as %s", (minor, currency, locale, text) => {
  expect(formatMoney(minor, currency, locale)).toBe(text);
});

test("a price field holds units and hands on cents; of a currency without cents, units", () => {
  expect([inMajor(1234, "USD"), inMajor(500, "JPY"), inMajor(null, "USD")]).toEqual([12.34, 500, ""]);
  expect([inMinor(19.99, "USD"), inMinor(1.15, "USD"), inMinor(500, "JPY"), inMinor("", "USD")]).toEqual([
    1999,
    115,
    500,
    null,
  ]);
});

test("a hundred among three gives the first the odd cent, and nobody gets what nobody has", () => {
  expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
  expect(allocate(0n, [0n])).toEqual([0n]);
  expect(() => allocate(1n, [0n])).toThrow(RangeError);
  expect(() => allocate(-1n, [1n])).toThrow(RangeError);
});

test.each<[string, { bps: number } | { minor: bigint }, bigint[]]>([
  ["15 % of 19.99 is 2.99, spread over the lines", { bps: 1500 }, [150n, 149n]],
  ["5.00 off", { minor: 500n }, [250n, 250n]],
  ["more than there is takes all of it", { minor: 5000n }, [1000n, 999n]],
])("%s", (_title, discount, taken) => {
  expect(discountOver([1000n, 999n], discount)).toEqual(taken);
});

test.each([
  [1000n, 2000, false, 200n],
  [1200n, 2000, true, 200n],
  [5n, 1000, false, 1n], // half a cent goes up
  [999n, 0, true, 0n],
] as const)("of %s at %s basis points (included: %s) %s are tax", (minor, bps, isIncluded, tax) => {
  expect(taxOf(minor, bps, isIncluded)).toBe(tax);
});

test("the platform's fee floors, in the artist's favour; a rate is a whole number of basis points", () => {
  expect(flooredPart(999n, 1000)).toBe(99n);
  for (const bps of [-1, 10_001, 0.5, Number.NaN]) expect(() => flooredPart(1n, bps)).toThrow(RangeError);
});

test("a split that names somebody twice, gives somebody nothing, or names nobody, is none", () => {
  const split = (...weights: bigint[]) => weights.map((weight, n) => ({ party: `${n}`, weight }));
  expect(isWholeSplit(split(5n, 3n, 2n))).toBe(true);
  for (const shares of [split(5n, 0n), split(12n, -2n), []]) expect(isWholeSplit(shares)).toBe(false);
  expect(isWholeSplit([...split(5n), ...split(5n)])).toBe(false);
  expect(splitBetween(100n, split(1n, 1n, 1n))).toEqual([34n, 33n, 33n]);
  expect(() => splitBetween(100n, split(5n, 0n))).toThrow(RangeError);
});

test.each([
  [0n, "USD", "free"],
  [1n, "USD", "tooLittle"],
  [49n, "USD", "tooLittle"],
  [50n, "USD", "charged"],
  [30n, "GBP", "charged"],
  [49n, "JPY", "tooLittle"],
  [499n, "KWD", "tooLittle"],
] as const)("a total of %s %s is %s", (total, currency, judged) => {
  expect(judgeCharge(total, currency)).toBe(judged);
});

test.each([
  ["euros that came to cents", 62n, 1.1, 56n],
  ["yen, which have no cents, that came to cents", 49n, 0.65, 75n],
  ["dollars that came to euros at a rate of many places", 188n, 0.9090909090909091, 207n],
  ["dollars that came to yen", 100n, 1.5, 67n],
  ["rupiah at a rate that is written with a power", 1n, 6.1e-7, 1_639_344n],
  ["a great deal at a rate with twenty noughts", 10n ** 24n, 1e21, 1_000n],
  ["half of a cent", 1n, 2, 1n],
  ["what was given back", -62n, 1.1, -56n],
  ["more than a float can hold", 90_071_992_547_409_931n, 0.1, 900_719_925_474_099_310n],
])("%s: %s at %s were %s before they were changed", (_what, minor, rate, before) => {
  expect(changedBack(minor, rate)).toBe(before);
});

test("nothing was changed at no rate", () => {
  for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => changedBack(1n, rate)).toThrow(RangeError);
});
