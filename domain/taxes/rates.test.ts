import { taxOf } from "../money/tax.ts";
import { RATE_SOURCES, TAXED_COUNTRIES, taxRule } from "./rates.ts";

test.each([
  ["ES", "digital", 2100, null],
  ["FI", "goods", 2550, null],
  ["GB", "digital", 2000, null],
  ["CH", "goods", 810, null],
  ["NO", "digital", 2500, null],
  ["US", "digital", 0, "byState"],
  ["BR", "goods", 0, "notCollected"],
] as const)("in %s %s is taxed at %s basis points", (country, category, bps, reason) => {
  expect(taxRule(country, category)).toMatchObject({ bps, shippingBps: bps, isIncluded: true, reason });
});

test("every rate names who publishes it, and all 27 of the union are there", () => {
  const rules = TAXED_COUNTRIES.map((country) => taxRule(country, "digital"));
  for (const { source } of rules) expect(RATE_SOURCES[source!]).toBeTruthy();
  expect(rules.filter(({ source }) => source === "eu")).toHaveLength(27);
});

test("a record of 10.00 in Spain has 1.74 of tax in it", () => {
  const { bps, isIncluded } = taxRule("ES", "digital");
  expect(taxOf(1000n, bps, isIncluded)).toBe(174n);
});
