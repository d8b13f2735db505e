import { newId } from "../../../db/ids.ts";
import type { Posting } from "../../../domain/ledger/posting.ts";
import { SaleBooks } from "../../../domain/ledger/saleBooks.ts";

/** So many sales of a record with tax, a fee and three people on its split sheet, who are others each time. */
export function salesOf(parties: readonly string[], count: number): Posting[] {
  return Array.from({ length: count }, (_, n) => {
    const [a, b, c] = [0, 1, 2].map((place) => parties[(3 * n + place) % parties.length]!);
    const line = {
      id: "record",
      subject: "release:tide",
      seller: a!,
      quantity: 1,
      unitMinor: 1000n,
      taxCategory: "digital" as const,
      tax: { isIncluded: false, bps: 1900, shippingBps: 0 },
      shippingMinor: 0n,
      feeBps: 1000,
      shares: [
        { party: a!, weight: 5n },
        { party: b!, weight: 3n },
        { party: c!, weight: 2n },
      ],
    };
    const sale = {
      id: newId(),
      currency: "USD",
      country: "DE",
      lines: [line],
      discounts: [],
      promoMinor: 0n,
    };
    return new SaleBooks(sale, 64n).opening!;
  });
}
