import type { LineParts, PartyPart } from "../ledger/saleParts.ts";
import { sumOf } from "../money/allocate.ts";

/** What became of the price of one line, in minor units: gross without the rest is what its seller has of it. */
export interface LineSums {
  /** What the buyer paid, and what the platform gave of the price. */
  gross: bigint;
  discount: bigint;
  /** What of that went back. */
  refunded: bigint;
  /** What is left of tax, of the platform's fee and of the shares of others. */
  tax: bigint;
  fee: bigint;
  /** What the payment provider keeps, which it does also of what went back. */
  processor: bigint;
  shared: bigint;
}

/** Of a line as it was paid and as it stands, by the same parts that the books are made of. */
export function lineSums(
  { paid, left }: { paid: LineParts; left: LineParts },
  { discount, shortfall }: { discount: bigint; shortfall: bigint },
): LineSums {
  const gross = paid.charged + paid.promo;
  const others = ({ party }: PartyPart) => party !== paid.seller;
  return {
    ...{ gross, discount, refunded: gross - left.charged - left.promo },
    ...{ tax: left.tax, fee: left.fee, processor: paid.processor + shortfall },
    shared: sumOf([...left.recoups, ...left.shares].filter(others).map(({ minor }) => minor)),
  };
}

/** What the seller has of it. */
export function netOf({ gross, refunded, tax, fee, processor, shared }: LineSums): bigint {
  return gross - refunded - tax - fee - processor - shared;
}

/** What was paid or credited to the seller and those who share with them, without fees and taxes. */
export function considerationOf({ gross, refunded, tax, fee, processor }: LineSums): bigint {
  return gross - refunded - tax - fee - processor;
}
