import { allocate, sumOf } from "../money/allocate.ts";
import { flooredPart } from "../money/rates.ts";
import { splitBetween } from "../money/split.ts";
import { type PricedLine, priceSale, type Sale } from "./sale.ts";

/**
 * Where the money of a line goes, in minor units: `charged + promo` is `tax + fee + processor`, all recoupments and all shares. Also
 * what is left of a line after refunds.
 */
export interface LineParts {
  lineId: string;
  seller: string;
  charged: bigint;
  promo: bigint;
  tax: bigint;
  fee: bigint;
  /** The payment provider's fee as far as the price covers it. Nobody gives it back: a refund takes it from the seller. */
  processor: bigint;
  /** Spent before and got back first. */
  recoups: readonly PartyPart[];
  shares: readonly PartyPart[];
}

/** What a party gets of a line. */
export interface PartyPart {
  party: string;
  minor: bigint;
}

export interface SaleParts {
  lines: readonly LineParts[];
  /** What fees cost beyond the price, which the sellers owe, by line. */
  shortfalls: readonly { seller: string; minor: bigint }[];
}

/**
 * Where the money of a sale goes, to the last unit. `processorMinor` is what the provider kept of the payment. The platform's fee
 * floors on what each seller sells, in their favour; the provider's fee is borne by the lines in proportion to what they cost; what is
 * left first gives back what was spent, and is then split.
 */
export function partSale(sale: Sale, processorMinor: bigint): SaleParts {
  const priced = priceSale(sale);
  const fees = feesOf(priced);
  const borne = allocate(
    processorMinor,
    priced.map(({ charged }) => charged),
  );
  const parted = priced.map((line, place) => partLine(line, fees[place]!, borne[place]!));
  return {
    lines: parted.map(({ parts }) => parts),
    shortfalls: parted.map(({ parts: { seller }, shortfall }) => ({ seller, minor: shortfall })),
  };
}

function partLine({ line, net, shipping, tax, promo, charged }: PricedLine, fee: bigint, borne: bigint) {
  const left = net + shipping - fee;
  const processor = borne < left ? borne : left;
  let toSplit = left - processor;
  const recoups = (line.recoups ?? []).map(({ party, minor }): PartyPart => {
    if (minor < 0n) throw new RangeError("Nobody gives before they get.");
    const got = minor < toSplit ? minor : toSplit;
    toSplit -= got;
    return { party, minor: got };
  });
  const minors = splitBetween(toSplit, line.shares);
  const parts: LineParts = {
    lineId: line.id,
    seller: line.seller,
    charged,
    promo,
    tax,
    fee,
    processor,
    recoups,
    shares: line.shares.map(({ party }, place) => ({ party, minor: minors[place]! })),
  };
  return { parts, shortfall: borne - processor };
}

/** The fee of every line: floored over all that a seller sells at one rate, then shared out over these lines. */
function feesOf(priced: readonly PricedLine[]): bigint[] {
  const fees = priced.map(() => 0n);
  const groups = Map.groupBy(priced.keys(), (place) => {
    const { seller, feeBps } = priced[place]!.line;
    return `${feeBps} ${seller}`;
  });
  for (const places of groups.values()) {
    const nets = places.map((place) => priced[place]!.net);
    const fee = flooredPart(sumOf(nets), priced[places[0]!]!.line.feeBps);
    for (const [n, minor] of allocate(fee, nets).entries()) fees[places[n]!] = minor;
  }
  return fees;
}
