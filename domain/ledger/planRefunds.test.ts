import fc from "fast-check";
import { sumOf } from "../money/allocate.ts";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import {
  planDisputeLostPosting,
  planDisputeOpenedPosting,
  planDisputeWonPosting,
} from "./planDisputePostings.ts";
import { type PlanInvoice, planEarnedPostings, planInvoicePosting } from "./planPostings.ts";
import {
  givenBackOf,
  type PlanRefund,
  planRefundFailedPosting,
  planRefundOf,
  planRefundPosting,
} from "./planRefundPostings.ts";
import { Books } from "./testing/bookKeeping.ts";

const YEAR: PlanInvoice = {
  id: "in_1",
  subscription: "sub_1",
  currency: "USD",
  country: "ES",
  totalMinor: 69_684n,
  taxMinor: 12_094n,
  processorMinor: 2051n,
  months: 12,
};
const MONTH: PlanInvoice = { ...YEAR, totalMinor: 7259n, taxMinor: 1260n, processorMinor: 241n, months: 1 };

/** An invoice in books of its own, to which things happen one after another. */
function booksOf(invoice: PlanInvoice) {
  const books = new Books();
  books.write([planInvoicePosting(invoice)].filter((each) => each !== null));
  let earnedMonths = 0;
  const stand: PlanRefund[] = [];
  const write = (posting: ReturnType<typeof planRefundPosting>) => books.write(posting ? [posting] : []);
  return {
    ...{ books, stand },
    earn(months: number) {
      const until = Math.min(invoice.months, earnedMonths + months);
      const all = planEarnedPostings(invoice, givenBackOf(stand));
      for (const posting of all) {
        const month = Number(posting.key.split(":").at(-1));
        if (month > earnedMonths && month <= until) books.write([posting]);
      }
      earnedMonths = until;
    },
    refund(minor: bigint) {
      const refund = planRefundOf(
        { invoice, earnedMonths, refunds: stand },
        `re_${books.keys.length}`,
        minor,
      );
      stand.push(refund);
      write(planRefundPosting(invoice, refund));
    },
    /** A bank takes what is left, and decides. */
    dispute(minor: bigint, isWon: boolean) {
      const dispute = { id: `du_${books.keys.length}`, minor, feeMinor: 1500n };
      write(planDisputeOpenedPosting(invoice, dispute));
      if (isWon) return write(planDisputeWonPosting(invoice, dispute));
      const lost = planRefundOf({ invoice, earnedMonths, refunds: stand }, dispute.id, minor);
      stand.push(lost);
      write(planDisputeLostPosting(invoice, lost));
    },
    fail(place: number) {
      const [refund] = stand.splice(place, 1);
      write(planRefundFailedPosting({ invoice, earnedMonths, refunds: stand }, refund!));
    },
  };
}

test.each([
  ["a month", MONTH],
  ["a year", YEAR],
])(
  "%s that is given back at once leaves the provider's fee alone, and nothing of it is earned later",
  (_what, invoice) => {
    const { books, refund, earn } = booksOf(invoice);
    refund(invoice.totalMinor);
    earn(12);
    expect(books.balances).toEqual(
      new Map([
        ["asset:clearing", -invoice.processorMinor],
        ["exp:processor", invoice.processorMinor],
      ]),
    );
  },
);

test("half of a year given back after three months takes of what is not earned yet, and its last months earn nothing", () => {
  const { books, refund, earn } = booksOf(YEAR);
  earn(3);
  expect(books.of("liab:deferred:sub_1")).toBe(-43_191n);
  refund(YEAR.totalMinor / 2n);
  expect(books.of("liab:deferred:sub_1")).toBe(-14_396n);
  expect(books.of("liab:tax:ES")).toBe(-6047n);
  earn(12);
  expect(books.of("liab:deferred:sub_1")).toBe(0n);
  expect(books.of("rev:plan")).toBe(-28_795n);
});

test("more than is left is not given back", () => {
  const { refund } = booksOf(MONTH);
  refund(7000n);
  expect(() => refund(260n)).toThrow(RangeError);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant("earn" as const), by: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant("refund" as const), by: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant("fail" as const), by: fc.nat(5) }),
  fc.record({ kind: fc.constantFrom("won" as const, "lost" as const), by: fc.constant(100) }),
);
const invoices = fc
  .record({
    net: fc.integer({ min: 1, max: 300_000 }),
    taxBps: fc.constantFrom(0, 700, 2100),
    months: fc.constantFrom(1, 12),
    processor: fc.integer({ min: 0, max: 3000 }),
  })
  .map(({ net, taxBps, months, processor }): PlanInvoice => {
    const tax = Math.round((net * taxBps) / 10_000);
    return {
      ...YEAR,
      ...{ totalMinor: BigInt(net + tax), taxMinor: BigInt(tax), months, processorMinor: BigInt(processor) },
    };
  });

test("whatever is given back, comes back, is disputed and earned in between: the books add up, nothing is below zero, and the end is exact", () => {
  const story = fc.property(invoices, fc.array(step, { maxLength: 14 }), (invoice, steps) => {
    const { books, stand, earn, refund, dispute, fail } = booksOf(invoice);
    let fees = 0n;
    for (const { kind, by } of steps) {
      if (kind === "earn") earn(by);
      const left = invoice.totalMinor - sumOf(stand.map(({ minor }) => minor));
      const minor = (left * BigInt(by)) / 100n;
      if (kind === "refund" && minor > 0n) refund(minor);
      // What a bank took does not come back.
      const refunds = stand.filter(({ id }) => id.startsWith("re_"));
      if (kind === "fail" && refunds.length > 0) fail(stand.indexOf(refunds[by % refunds.length]!));
      if ((kind === "won" || kind === "lost") && left > 0n) dispute(left, kind === "won");
      if (kind === "lost" && left > 0n) fees += 1500n;
      for (const { entries } of books.postings.values())
        expect(sumOf(entries.map(([, each]) => each))).toBe(0n);
      for (const account of ["liab:deferred:sub_1", "liab:tax:ES", "rev:plan"])
        expect(books.of(account) <= 0n).toBe(true);
      const given = sumOf(stand.map((each) => each.minor));
      expect(books.of("asset:clearing")).toBe(invoice.totalMinor - invoice.processorMinor - given - fees);
      expect(books.of("asset:disputed")).toBe(0n);
    }
    earn(12);
    expect(books.of("liab:deferred:sub_1")).toBe(0n);
    const left = invoice.totalMinor - sumOf(stand.map(({ minor }) => minor));
    if (left > 0n) refund(left);
    expect(books.of("rev:plan")).toBe(0n);
    expect(books.of("liab:tax:ES")).toBe(0n);
  });
  fc.assert(story, { numRuns: 300 * THOROUGHNESS });
});
