import fc from "fast-check";
import { OFFER_NAMES, OFFERS, offerAsked, offerOfPrice, renewsAt, SOLD_PRICES } from "./offers.ts";
import { PRICE_TIERS } from "./priceTiers.ts";

test("six prices are sold, each for what the specification says it costs", () => {
  expect(SOLD_PRICES.map((key) => [key, offerOfPrice(key)!.amountMinor])).toEqual([
    ["artist_pro_monthly", 5999],
    ["artist_pro_yearly", 57590],
    ["artist_label_monthly", 24999],
    ["artist_label_yearly", 239990],
    ["fan_pro_monthly", 499],
    ["fan_pro_yearly", 4990],
  ]);
});

test("what an offer gives is what its prices give", () => {
  for (const name of OFFER_NAMES)
    for (const key of Object.values(OFFERS[name].price?.keys ?? {}))
      expect(PRICE_TIERS[key]).toBe(OFFERS[name].tier);
});

test.each([
  ["pro", { name: "pro", interval: null }],
  ["enterprise", { name: "label", interval: null }],
  ["fan_pro", { name: "fanPro", interval: null }],
  ["artist_pro_yearly", { name: "pro", interval: "year" }],
  ["artist_starter", null],
  ["toString", null],
  ["", null],
  [null, null],
])("an address that asks for the plan %p opens on %p", (plan, offer) => {
  expect(offerAsked(plan)).toEqual(offer);
});

test.each([
  ["2026-11-23", "month", "2026-12-23"],
  ["2026-12-31", "month", "2027-01-31"],
  ["2027-01-31", "month", "2027-02-28"],
  ["2028-01-30", "month", "2028-02-29"],
  ["2028-02-29", "year", "2029-02-28"],
  ["2026-11-23", "year", "2027-11-23"],
] as const)("a plan paid on %s by the %s is paid again on %s", (start, interval, next) => {
  expect(renewsAt(new Date(`${start}T10:00:00Z`), interval)).toEqual(new Date(`${next}T10:00:00Z`));
});

test("a plan is paid again in the next month, whatever the day", () => {
  const days = fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (start) => {
      const next = renewsAt(start, "month");
      expect((next.getUTCMonth() - start.getUTCMonth() + 12) % 12).toBe(1);
    }),
  );
});
