import { allocate } from "../money/allocate.ts";

/** What an invoice comes to, with the tax in that, and what of it was paid with new money. Minor units. */
export interface Asked {
  paid: bigint;
  total: bigint;
  tax: bigint;
}

/**
 * The tax in what was paid of an invoice. A change to a smaller plan leaves a credit, which pays the next invoices: its tax was booked with
 * the payment that it comes from, so only what is paid beside it has tax of its own, in proportion. An invoice that gives more back
 * than it asks for is paid with nothing.
 */
export function paidTax({ paid, total, tax }: Asked): bigint {
  if (paid <= 0n) return 0n;
  return paid < total ? allocate(paid, [tax, total - tax])[0]! : tax;
}
