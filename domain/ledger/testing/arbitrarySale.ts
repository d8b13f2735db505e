import fc from "fast-check";
import { sumOf } from "../../money/allocate.ts";
import { WHOLE_BPS } from "../../money/rates.ts";
import type { Share } from "../../money/split.ts";
import { priceSale, type Sale, type SaleLine, type Tax, totalOf } from "../sale.ts";

const minor = (min: number, max: number) => fc.integer({ min, max }).map(BigInt);
const SELLERS = ["ada", "ben"];
const RATES = [0, 700, 825, 1900, 2000, 2500];

/** A split of everything between one and seven people, the seller among them or not. */
const shares = fc
  .uniqueArray(fc.integer({ min: 1, max: WHOLE_BPS - 1 }), { maxLength: 6 })
  .map((cuts): Share[] => {
    const edges = [0, ...cuts.sort((a, b) => a - b), WHOLE_BPS];
    return edges
      .slice(1)
      .map((edge, place) => ({ party: `party${place}`, weight: BigInt(edge - edges[place]!) }));
  });

const tax: fc.Arbitrary<Tax> = fc.oneof(
  fc.record({
    isIncluded: fc.boolean(),
    bps: fc.constantFrom(...RATES),
    shippingBps: fc.constantFrom(...RATES),
  }),
  fc.record({ isIncluded: fc.constant(false), minor: minor(0, 5000) }),
);

const line: fc.Arbitrary<Omit<SaleLine, "id">> = fc.record({
  subject: fc.constant("release:one"),
  seller: fc.constantFrom(...SELLERS),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitMinor: minor(0, 99_999),
  taxCategory: fc.constantFrom("digital", "goods", "service"),
  tax,
  shippingMinor: fc.oneof(fc.constant(0n), minor(0, 2000)),
  recoups: fc.oneof(
    fc.constant([]),
    fc.array(fc.record({ party: fc.constantFrom("party0", "party6", "ben"), minor: minor(0, 20_000) }), {
      maxLength: 3,
    }),
  ),
  feeBps: fc.constantFrom(0, 500, 700, 1000, 1500, WHOLE_BPS),
  shares,
});

const discounts = fc.uniqueArray(
  fc.oneof(
    fc.record({ seller: fc.constantFrom(...SELLERS), bps: fc.integer({ min: 1, max: WHOLE_BPS }) }),
    fc.record({ seller: fc.constantFrom(...SELLERS), minor: minor(1, 5000) }),
  ),
  { maxLength: 2, selector: ({ seller }) => seller },
);

/** A sale of up to four things of two sellers that costs something, and what the provider kept of it. */
export const paidSale: fc.Arbitrary<{ sale: Sale; processorMinor: bigint }> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    discounts,
    promoPercent: fc.constantFrom(0n, 0n, 10n, 99n),
    takesFee: fc.boolean(),
  })
  .map(({ lines, discounts, promoPercent, takesFee }) => {
    const sale: Sale = {
      id: "one",
      currency: "USD",
      country: "DE",
      lines: lines.map((each, place) => ({ id: `line${place}`, ...each })),
      discounts,
      promoMinor: 0n,
    };
    const whole = sumOf(priceSale(sale).map(({ charged }) => charged));
    const promoted = { ...sale, promoMinor: (whole * promoPercent) / 100n };
    const total = totalOf(priceSale(promoted));
    const processorMinor = takesFee ? (total * 29n) / 1000n + 30n : 0n;
    return { sale: promoted, processorMinor };
  })
  .filter(({ sale }) => totalOf(priceSale(sale)) > 0n);
