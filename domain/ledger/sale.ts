import { allocate, sumOf } from "../money/allocate.ts";
import { type Discount, discountOver } from "../money/discount.ts";
import type { Share } from "../money/split.ts";
import { taxOf } from "../money/tax.ts";

export type TaxCategory = "digital" | "goods" | "service";

/** One thing that is sold, with every rate as it stood when it was: nothing of it is looked up again later. Amounts in minor units. */
export interface SaleLine {
  id: string;
  /** What is sold, by its kind and id: "release:…". */
  subject: string;
  /** The party that sells it, and owes what cannot be taken from anybody's share. */
  seller: string;
  quantity: number;
  unitMinor: bigint;
  taxCategory: TaxCategory;
  tax: Tax;
  /** What sending it costs the buyer; the platform takes no fee of it. */
  shippingMinor: bigint;
  /** What the platform takes of the price without tax and shipping, in basis points. */
  feeBps: number;
  /** Who gets back what they spent on it before anything is split, in this order, as far as there is something. */
  recoups?: readonly { party: string; minor: bigint }[];
  /** Among whom the rest is split, by the sheet's version of that moment. */
  shares: readonly Share[];
}

/** Rates of the table, or the figure of a tax service, which is taken as it is. */
export type Tax = { isIncluded: boolean } & ({ bps: number; shippingBps: number } | { minor: bigint });

/** What a buyer pays at once, to one or more sellers. */
export interface Sale {
  id: string;
  /** ISO 4217. */
  currency: string;
  /** Where tax is owed, ISO 3166. */
  country: string;
  lines: readonly SaleLine[];
  /** Coupons of sellers, each for the lines of its own; one at most of each. */
  discounts: readonly ({ seller: string } & Discount)[];
  /** What the platform lowers the whole by at its own cost: sellers and tax see the full price. */
  promoMinor: bigint;
}

/** A line with its price taken apart, in minor units. */
export interface PricedLine {
  line: SaleLine;
  discount: bigint;
  tax: bigint;
  /** Goods without discount and tax: what the platform's fee is of. */
  net: bigint;
  /** Shipping without tax. */
  shipping: bigint;
  promo: bigint;
  /** What the buyer pays for it: net, shipping and tax without the promotion. */
  charged: bigint;
}

/**
 * What each line of a sale costs: quantity times price, coupons spread over the lines of their seller, tax per line, half up, on what is
 * left. RangeError: it is no sale of ours, such as one with half a thing in it.
 */
export function priceSale({ lines, discounts, promoMinor }: Sale): PricedLine[] {
  const gross = lines.map(grossOf);
  const discountOf = lines.map(() => 0n);
  for (const { seller, ...discount } of discounts) {
    const places = lines.flatMap((line, place) => (line.seller === seller ? [place] : []));
    const taken = discountOver(
      places.map((place) => gross[place]!),
      discount,
    );
    for (const [n, place] of places.entries()) discountOf[place]! += taken[n]!;
  }
  if (discountOf.some((discount, place) => discount > gross[place]!))
    throw new RangeError("A seller has two coupons.");
  const priced = lines.map((line, place) => priceLine(line, gross[place]!, discountOf[place]!));
  const promo = allocate(
    promoMinor,
    priced.map(({ charged }) => charged),
  );
  if (promo.some((minor, place) => minor > priced[place]!.charged))
    throw new RangeError("The promotion is more than the price.");
  return priced.map((line, place) => ({
    ...line,
    promo: promo[place]!,
    charged: line.charged - promo[place]!,
  }));
}

/** What the buyer pays, in minor units. */
export function totalOf(priced: readonly PricedLine[]): bigint {
  return sumOf(priced.map(({ charged }) => charged));
}

function grossOf({ unitMinor, quantity, shippingMinor }: SaleLine): bigint {
  if (!Number.isSafeInteger(quantity) || quantity < 1 || unitMinor < 0n || shippingMinor < 0n)
    throw new RangeError("A line sells a whole number of things at a price.");
  return unitMinor * BigInt(quantity);
}

function priceLine(line: SaleLine, gross: bigint, discount: bigint): PricedLine {
  const { tax: rule, shippingMinor } = line;
  const goods = gross - discount;
  const [onGoods, onShipping] =
    "minor" in rule
      ? takenAsItIs(rule.minor, goods)
      : [taxOf(goods, rule.bps, rule.isIncluded), taxOf(shippingMinor, rule.shippingBps, rule.isIncluded)];
  const tax = onGoods + onShipping;
  const net = rule.isIncluded ? goods - onGoods : goods;
  const shipping = rule.isIncluded ? shippingMinor - onShipping : shippingMinor;
  if (net < 0n || shipping < 0n) throw new RangeError("There is more tax than price.");
  return { line, discount, tax, net, shipping, promo: 0n, charged: net + shipping + tax };
}

/** Of the goods as far as it goes, the rest of the shipping. */
function takenAsItIs(tax: bigint, goods: bigint): [goods: bigint, shipping: bigint] {
  if (tax < 0n) throw new RangeError("Tax is not given away.");
  return tax <= goods ? [tax, 0n] : [goods, tax - goods];
}
