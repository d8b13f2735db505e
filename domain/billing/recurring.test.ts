import { monthsOfOffers, recurringMonths, recurringOf } from "./recurring.ts";

test("what plans bring in each month: a year counts a twelfth, and a price that is none of ours nothing", () => {
  const plans = recurringOf([
    { priceKey: "artist_pro_monthly", people: 2, ending: 1 },
    { priceKey: "artist_pro_yearly", people: 1, ending: 0 },
    { priceKey: "somebody_elses", people: 9, ending: 9 },
  ]);
  expect(plans.map(({ name, people, ending }) => [name, people, ending])).toEqual([
    ["pro", 3, 1],
    ["label", 0, 0],
    ["fanPro", 0, 0],
  ]);
  const [monthly] = recurringOf([{ priceKey: "artist_pro_monthly", people: 1, ending: 0 }]);
  const [yearly] = recurringOf([{ priceKey: "artist_pro_yearly", people: 12, ending: 0 }]);
  expect(plans[0]!.monthlyMinor).toBe(monthly!.monthlyMinor * 2n + yearly!.monthlyMinor / 12n);
  expect(monthly!.monthlyMinor).toBe(5999n);
});

test("both prices of a plan are one line of a month, each currency its own", () => {
  const paid = { month: "2026-11", currency: "USD", invoices: 1, taxMinor: 1n, processorMinor: 2n };
  expect(
    monthsOfOffers([
      { ...paid, priceKey: "artist_pro_monthly", netMinor: 10n },
      { ...paid, priceKey: "artist_pro_yearly", netMinor: 100n },
      { ...paid, priceKey: "artist_pro_yearly", netMinor: 7n, currency: "EUR" },
      { ...paid, priceKey: "artist_starter", netMinor: 1000n },
    ]),
  ).toEqual([
    { ...paid, name: "pro", invoices: 2, netMinor: 110n, taxMinor: 2n, processorMinor: 4n },
    { ...paid, name: "pro", netMinor: 7n, currency: "EUR" },
  ]);
});

test("month by month a year counts a twelfth in each of its twelve, and a month once", () => {
  const paid = { currency: "USD", invoices: 1, taxMinor: 0n, processorMinor: 0n };
  const rows = recurringMonths(
    [
      { ...paid, month: "2025-10", priceKey: "artist_pro_yearly", netMinor: 1200n },
      { ...paid, month: "2025-09", priceKey: "artist_pro_yearly", netMinor: 99_999n },
      { ...paid, month: "2026-08", priceKey: "artist_pro_monthly", netMinor: 500n },
      { ...paid, month: "2026-09", priceKey: "somebody_elses", netMinor: 7n },
    ],
    ["2026-08", "2026-09", "2026-10"],
  );
  const pro = rows.filter(({ name }) => name === "pro");
  expect(pro.map(({ month, monthlyMinor }) => [month, monthlyMinor])).toEqual([
    ["2026-08", 500n + 100n + 8333n],
    ["2026-09", 100n],
    ["2026-10", 0n],
  ]);
  expect(rows).toHaveLength(9);
  expect(rows.filter(({ name }) => name !== "pro").every(({ monthlyMinor }) => monthlyMinor === 0n)).toBe(
    true,
  );
});
