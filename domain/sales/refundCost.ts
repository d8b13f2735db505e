import type { LineParts } from "../ledger/saleParts.ts";
import { takeBack } from "../ledger/take.ts";
import { sumOf } from "../money/allocate.ts";
import type { RefundLine } from "./refund.ts";

/**
 * Who pays for a refund, in minor units: `back + promo` is `tax + fee + others + own`. The provider's fee is never given back, so its
 * part is the seller's.
 */
export interface RefundCost {
  /** What the buyer gets. */
  back: bigint;
  /** What the platform gets again of a price that it lowered itself. */
  promo: bigint;
  tax: bigint;
  fee: bigint;
  /** What those give back among whom it was split. */
  others: bigint;
  /** What it costs the seller. */
  own: bigint;
}

/** `left` is what nobody gave back yet; RangeError: there is less than that. */
export function refundCost(left: readonly LineParts[], lines: readonly RefundLine[]): RefundCost {
  const taken = takeBack(left, { lines });
  const sum = (part: (line: LineParts) => bigint) => sumOf(taken.map(part));
  const got = (line: LineParts, isOwn: boolean) =>
    sumOf(
      [...line.recoups, ...line.shares]
        .filter(({ party }) => (party === line.seller) === isOwn)
        .map(({ minor }) => minor),
    );
  return {
    back: sum(({ charged }) => charged),
    promo: sum(({ promo }) => promo),
    tax: sum(({ tax }) => tax),
    fee: sum(({ fee }) => fee),
    others: sum((line) => got(line, false)),
    own: sum((line) => got(line, true) + line.processor),
  };
}
