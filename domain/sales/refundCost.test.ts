import fc from "fast-check";
import { SaleBooks } from "../ledger/saleBooks.ts";
import { paidSale } from "../ledger/testing/arbitrarySale.ts";
import { sumOf } from "../money/allocate.ts";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { refundCost } from "./refundCost.ts";

test("what a refund is said to cost before it is sent is what the books say after it", () => {
  fc.assert(
    fc.property(
      paidSale,
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
      ({ sale, processorMinor }, parts) => {
        const books = new SaleBooks(sale, processorMinor);
        const lines = books.left.flatMap(({ lineId, charged }, place) => {
          const minor = (charged * BigInt(parts[place]!)) / 100n;
          return minor > 0n ? [{ lineId, minor }] : [];
        });
        fc.pre(lines.length > 0);
        const cost = refundCost(books.left, lines);
        const entries = books.take({ kind: "refund", id: "re_1", taken: { lines } })?.entries ?? [];
        const posted = (start: string) =>
          sumOf(entries.filter(([account]) => account.startsWith(start)).map(([, minor]) => minor));
        expect(posted("asset:clearing")).toBe(-cost.back);
        expect(posted("exp:promo")).toBe(-cost.promo);
        expect(posted("liab:tax:")).toBe(cost.tax);
        expect(posted("rev:fee")).toBe(cost.fee);
        expect(posted("payable:")).toBe(cost.own + cost.others);
        expect(cost.back + cost.promo).toBe(cost.tax + cost.fee + cost.others + cost.own);
        expect(cost.back).toBe(sumOf(lines.map(({ minor }) => minor)));
      },
    ),
    { numRuns: 100 * THOROUGHNESS },
  );
});

test("of a record for 10.00 the seller pays for what the provider keeps, and others give their own share back", () => {
  const line = {
    ...{ lineId: "record", seller: "ada", charged: 1000n, promo: 0n, tax: 0n, fee: 100n, processor: 60n },
    recoups: [],
    shares: [
      { party: "ada", minor: 420n },
      { party: "ben", minor: 420n },
    ],
  };
  expect(refundCost([line], [{ lineId: "record", minor: 1000n }])).toEqual({
    ...{ back: 1000n, promo: 0n, tax: 0n, fee: 100n, others: 420n, own: 480n },
  });
});
