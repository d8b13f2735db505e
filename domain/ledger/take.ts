import { allocate, sumOf } from "../money/allocate.ts";
import type { LineParts, PartyPart } from "./saleParts.ts";

/** What is taken back of a sale: of single lines, or so much of everything. Amounts in minor units of what the buyer paid. */
export type Taken = { minor: bigint } | { lines: readonly { lineId: string; minor: bigint }[] };

/** What the buyer paid and has not got back. */
export function leftOf(lines: readonly LineParts[]): bigint {
  return sumOf(lines.map(({ charged }) => charged));
}

/**
 * What every part gives back, line by line as `lines`: each amount is spread over what is *not yet given back*, by largest remainder,
 * so that nobody gives more than they got and the last refund leaves nothing. RangeError: it is more than is left.
 */
export function takeBack(lines: readonly LineParts[], taken: Taken): LineParts[] {
  const amounts = "minor" in taken ? overLines(lines, taken.minor) : ofLines(lines, taken.lines);
  return lines.map((line, place) => takeOfLine(line, amounts[place]!));
}

function overLines(lines: readonly LineParts[], minor: bigint): bigint[] {
  return allocate(
    minor,
    lines.map(({ charged }) => charged),
  );
}

function ofLines(lines: readonly LineParts[], taken: readonly { lineId: string; minor: bigint }[]): bigint[] {
  if (taken.some(({ lineId }) => !lines.some((line) => line.lineId === lineId)))
    throw new RangeError("The sale has no such line.");
  return lines.map(({ lineId }) =>
    sumOf(taken.filter((each) => each.lineId === lineId).map(({ minor }) => minor)),
  );
}

function takeOfLine(line: LineParts, minor: bigint): LineParts {
  if (minor < 0n || minor > line.charged) throw new RangeError("That is more than is left.");
  // The platform's own part of the price comes back to it in the same proportion.
  const promo = line.charged === 0n ? 0n : (line.promo * minor) / line.charged;
  const parties = [...line.recoups, ...line.shares].map((part) => part.minor);
  const [tax, fee, ...rest] = allocate(minor + promo, [line.tax, line.fee, ...parties, line.processor]);
  const giving = (parts: readonly PartyPart[], from: number) =>
    parts.map(({ party }, place) => ({ party, minor: rest[from + place]! }));
  return {
    ...line,
    charged: minor,
    promo,
    tax: tax!,
    fee: fee!,
    processor: rest.at(-1)!,
    recoups: giving(line.recoups, 0),
    shares: giving(line.shares, line.recoups.length),
  };
}

/** What is left after something was taken, or given again (`sign` +1), line by line. */
export function withParts(
  lines: readonly LineParts[],
  parts: readonly LineParts[],
  sign: 1n | -1n,
): LineParts[] {
  return lines.map((line, place) => {
    const other = parts[place]!;
    const summedParts = (own: readonly PartyPart[], others: readonly PartyPart[]) =>
      own.map(({ party, minor }, share) => ({ party, minor: minor + sign * others[share]!.minor }));
    const summed = (name: "charged" | "promo" | "tax" | "fee" | "processor") =>
      line[name] + sign * other[name];
    return {
      ...line,
      charged: summed("charged"),
      promo: summed("promo"),
      tax: summed("tax"),
      fee: summed("fee"),
      processor: summed("processor"),
      recoups: summedParts(line.recoups, other.recoups),
      shares: summedParts(line.shares, other.shares),
    };
  });
}
