import { allTo } from "../money/split.ts";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { payoutFailed, payoutPaid, payoutPending, writeOff } from "./payoutPostings.ts";
import { planEarnedPostings, planInvoicePosting } from "./planPostings.ts";
import { correctionOf, type Posting } from "./posting.ts";
import type { Sale, SaleLine } from "./sale.ts";
import { SaleBooks } from "./saleBooks.ts";
import type { SaleEvent } from "./saleEvents.ts";
import { settleSale } from "./settleSale.ts";
import { MONEY_PROPERTIES } from "./testing/properties.ts";

test.each(Object.entries(MONEY_PROPERTIES))("%s", (_name, check) => check(1000 * THOROUGHNESS));

const RECORD: SaleLine = {
  id: "record",
  subject: "release:tide",
  seller: "A",
  quantity: 1,
  unitMinor: 1000n,
  taxCategory: "digital",
  tax: { isIncluded: false, bps: 2000, shippingBps: 0 },
  shippingMinor: 0n,
  feeBps: 1000,
  shares: [
    { party: "A", weight: 5n },
    { party: "B", weight: 3n },
    { party: "C", weight: 2n },
  ],
};
const SALE: Sale = {
  id: "x",
  currency: "USD",
  country: "DE",
  lines: [RECORD],
  discounts: [],
  promoMinor: 0n,
};

/** "asset:clearing +1136" and so on, as one reads it in a table. */
const entriesOf = (posting: Posting | null) =>
  Object.fromEntries((posting?.entries ?? []).map(([account, minor]) => [account, Number(minor)]));

test("an album of 10.00 with 20 % tax pays tax, platform and provider, and three people what is left", () => {
  const books = new SaleBooks(SALE, 64n);
  expect(books.opening).toMatchObject({ kind: "sale", key: "sale:x", currency: "USD", saleId: "x" });
  expect(entriesOf(books.opening)).toEqual({
    "asset:clearing": 1136,
    "liab:tax:DE": -200,
    "rev:fee": -100,
    "payable:A:held": -418,
    "payable:B:held": -251,
    "payable:C:held": -167,
  });
});

test("4.00 back take from everybody in proportion, the other 8.00 leave the seller owing the provider's fee alone", () => {
  const books = new SaleBooks(SALE, 64n);
  const refund = (id: string, minor: bigint) =>
    entriesOf(books.take({ kind: "refund", id, taken: { minor } }));
  expect(refund("re_1", 400n)).toEqual({
    "asset:clearing": -400,
    "liab:tax:DE": 67,
    "rev:fee": 33,
    "payable:A:held": 139 + 21,
    "payable:B:held": 84,
    "payable:C:held": 56,
  });
  expect(refund("re_2", 800n)).toEqual({
    "asset:clearing": -800,
    "liab:tax:DE": 133,
    "rev:fee": 67,
    "payable:A:held": 279 + 43,
    "payable:B:held": 167,
    "payable:C:held": 111,
  });
  expect(() => refund("re_3", 1n)).toThrow(RangeError);
});

test("a shirt of 50.00 sent for 7.00: no fee of the postage, 70 to 30 of the rest", () => {
  const shirt: SaleLine = {
    ...RECORD,
    unitMinor: 5000n,
    shippingMinor: 700n,
    tax: { isIncluded: false, minor: 400n },
    shares: [
      { party: "A", weight: 7n },
      { party: "B", weight: 3n },
    ],
  };
  expect(entriesOf(new SaleBooks({ ...SALE, lines: [shirt] }, 0n).opening)).toEqual({
    "asset:clearing": 6100,
    "liab:tax:DE": -400,
    "rev:fee": -500,
    "payable:A:held": -3640,
    "payable:B:held": -1560,
  });
  expect(entriesOf(new SaleBooks({ ...SALE, lines: [shirt] }, 207n).opening)).toMatchObject({
    "payable:A:held": -3640 + 145,
    "payable:B:held": -1560 + 62,
  });
});

test("a cart of two sellers: a coupon of one is taken off that one's lines, and one line can be refunded by itself", () => {
  const lines = [
    { ...RECORD, shares: allTo("A") },
    { ...RECORD, id: "tape", seller: "B", unitMinor: 500n, feeBps: 0, shares: allTo("B") },
  ];
  const books = new SaleBooks({ ...SALE, lines, discounts: [{ seller: "A", bps: 1500 }] }, 0n);
  expect(entriesOf(books.opening)).toEqual({
    "asset:clearing": 1020 + 600,
    "liab:tax:DE": -270,
    "rev:fee": -85,
    "payable:A:held": -765,
    "payable:B:held": -500,
  });
  const taken = { lines: [{ lineId: "tape", minor: 600n }] };
  expect(entriesOf(books.take({ kind: "refund", id: "re_1", taken }))).toEqual({
    "asset:clearing": -600,
    "liab:tax:DE": 100,
    "payable:B:held": 500,
  });
  const more = { lines: [{ lineId: "tape", minor: 1n }] };
  expect(() => books.take({ kind: "refund", id: "re_2", taken: more })).toThrow(RangeError);
  expect(books.leftMinor).toBe(1020n);
});

test("a promotion of the platform costs the platform, and leaves the artist's share whole", () => {
  const books = new SaleBooks({ ...SALE, promoMinor: 240n }, 0n);
  expect(entriesOf(books.opening)).toMatchObject({
    "asset:clearing": 960,
    "exp:promo": 240,
    "payable:A:held": -450,
  });
  expect(entriesOf(books.take({ kind: "refund", id: "re_1", taken: { minor: 960n } }))).toMatchObject({
    "asset:clearing": -960,
    "exp:promo": -240,
    "payable:A:held": 450,
  });
});

test("when fees are more than the price, the seller owes what is missing", () => {
  const cheap = { ...SALE, lines: [{ ...RECORD, unitMinor: 50n }] };
  expect(entriesOf(new SaleBooks(cheap, 55n).opening)).toEqual({
    "asset:clearing": 5,
    "liab:tax:DE": -10,
    "rev:fee": -5,
    "payable:A:held": 10,
  });
});

test("what was spent on a record comes back before anybody shares, and goes back in proportion with a refund", () => {
  const line = { ...RECORD, recoups: [{ party: "B", minor: 236n }] };
  const books = new SaleBooks({ ...SALE, lines: [line] }, 64n);
  // 8.36 are left of the price: 2.36 are B's studio hours, the other 6.00 are split.
  expect(entriesOf(books.opening)).toMatchObject({
    "payable:A:held": -300,
    "payable:B:held": -236 - 180,
    "payable:C:held": -120,
  });
  expect(books.left[0]!.recoups).toEqual([{ party: "B", minor: 236n }]);
  books.take({ kind: "refund", id: "re_1", taken: { minor: 600n } });
  expect(books.left[0]!.recoups).toEqual([{ party: "B", minor: 118n }]);
  books.take({ kind: "refund", id: "re_2", taken: { minor: 600n } });
  expect(books.left[0]!.recoups).toEqual([{ party: "B", minor: 0n }]);
});

test("what is to come back is never more than there is", () => {
  const line = { ...RECORD, recoups: [{ party: "B", minor: 100_000n }] };
  expect(entriesOf(new SaleBooks({ ...SALE, lines: [line] }, 64n).opening)).toMatchObject({
    "payable:B:held": -836,
  });
  const owed = { ...RECORD, recoups: [{ party: "B", minor: -1n }] };
  expect(() => new SaleBooks({ ...SALE, lines: [owed] }, 64n)).toThrow(RangeError);
});

test("what costs nothing posts nothing", () => {
  const free = { ...SALE, lines: [{ ...RECORD, unitMinor: 0n }] };
  expect(new SaleBooks(free, 0n).opening).toBeNull();
});

const DISPUTE: SaleEvent = { kind: "disputeOpened", id: "dp_1", minor: 1200n, feeMinor: 1500n };

test("a dispute takes the money and the provider's fee, both come back when it is won", () => {
  const books = new SaleBooks(SALE, 64n);
  expect(entriesOf(books.take(DISPUTE))).toEqual({
    "asset:clearing": -2700,
    "asset:disputed": 1200,
    "payable:A:held": 1500,
  });
  expect(() => books.take({ kind: "holdReleased", party: "B" })).toThrow(RangeError);
  expect(entriesOf(books.take({ kind: "disputeWon", id: "dp_1" }))).toEqual({
    "asset:clearing": 2700,
    "asset:disputed": -1200,
    "payable:A:held": -1500,
  });
});

test("a lost dispute takes what is left from everybody; what the bank takes beyond is the platform's loss", () => {
  const books = new SaleBooks(SALE, 64n);
  books.take({ kind: "refund", id: "re_1", taken: { minor: 400n } });
  books.take(DISPUTE);
  expect(entriesOf(books.take({ kind: "disputeLost", id: "dp_1" }))).toEqual({
    "asset:disputed": -1200,
    "exp:badwill": 400,
    "liab:tax:DE": 133,
    "rev:fee": 67,
    "payable:A:held": 279 + 43,
    "payable:B:held": 167,
    "payable:C:held": 111,
  });
});

test("after its time money is available, and a refund is taken from there", () => {
  const books = new SaleBooks(SALE, 64n);
  expect(entriesOf(books.take({ kind: "holdReleased", party: "B" }))).toEqual({
    "payable:B:held": 251,
    "payable:B:available": -251,
  });
  const refund = books.take({ kind: "refund", id: "re_1", taken: { minor: 1200n } });
  expect(entriesOf(refund)).toMatchObject({ "payable:B:available": 251, "payable:C:held": 167 });
  expect(entriesOf(books.take({ kind: "refundFailed", id: "re_1" }))).toMatchObject({
    "asset:clearing": 1200,
    "payable:B:available": -251,
    "payable:C:held": -167,
  });
  expect(books.leftMinor).toBe(1200n);
});

test("books that hold what the provider knows nothing of are a fault, not a guess", () => {
  const facts = { sale: SALE, processorMinor: 64n, refunds: [], disputes: [] };
  expect(() => settleSale(facts, ["sale:x", "refund:re_ghost"])).toThrow("Nobody knows of refund:re_ghost.");
});

test("a payout leaves, and arrives or comes back as it left", () => {
  const payout = { id: "po_1", party: "A", currency: "USD", minor: 1500n };
  const pending = { "payable:A:available": 1500, "payable:A:inTransit": -1500 };
  expect(entriesOf(payoutPending(payout))).toEqual(pending);
  expect(entriesOf(payoutPaid(payout))).toEqual({ "payable:A:inTransit": 1500, "asset:clearing": -1500 });
  expect(entriesOf(payoutFailed(payout))).toEqual({
    "payable:A:inTransit": 1500,
    "payable:A:available": -1500,
  });
  expect(() => payoutPending({ ...payout, minor: 0n })).toThrow(RangeError);
  expect(entriesOf(writeOff({ ...payout, minor: 64n }))).toEqual({
    "payable:A:available": -64,
    "exp:badwill": 64,
  });
});

test("a plan for a year is earned in twelve months, to the cent; one for a month at once", () => {
  const invoice = {
    id: "in_1",
    subscription: "sub_1",
    currency: "USD",
    country: "DE",
    totalMinor: 57_590n,
    taxMinor: 0n,
    processorMinor: 1700n,
    months: 12,
  };
  expect(entriesOf(planInvoicePosting(invoice))).toEqual({
    "asset:clearing": 55_890,
    "exp:processor": 1700,
    "liab:deferred:sub_1": -57_590,
  });
  const earned = planEarnedPostings(invoice).map((posting) => entriesOf(posting)["liab:deferred:sub_1"]);
  expect(earned).toEqual([4800, 4800, ...Array(10).fill(4799)]);
  const monthly = { ...invoice, totalMinor: 5999n, taxMinor: 958n, processorMinor: 204n, months: 1 };
  expect(entriesOf(planInvoicePosting(monthly))).toEqual({
    "asset:clearing": 5795,
    "exp:processor": 204,
    "liab:tax:DE": -958,
    "rev:plan": -5041,
  });
  expect(planEarnedPostings(monthly)).toEqual([]);
});

test("a correction is the posting the other way round, and names it", () => {
  const wrong = new SaleBooks(SALE, 64n).opening!;
  const correction = correctionOf(wrong, "twice");
  expect(correction).toMatchObject({ key: "correction:sale:x:twice", corrects: "sale:x", saleId: "x" });
  expect(entriesOf(correction)).toMatchObject({ "asset:clearing": -1136, "payable:A:held": 418 });
});
