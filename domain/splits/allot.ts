import { allocate } from "../money/allocate.ts";
import { rate } from "../money/rates.ts";
import type { Share } from "../money/split.ts";

/** A share of a sheet, by the party that the books owe. */
export interface SheetShare {
  party: string;
  /** Basis points of the whole, 10,000 of them a sheet. */
  bps: number;
}

/** What one sheet decides about: the whole of what is sold, or one song of an album. */
export interface Portion {
  /** How much of the whole it is, beside the others: its length, or one for each song. */
  weight: bigint;
  shares: readonly SheetShare[];
  /** What is still to come back before anything is split, in minor units. */
  recoup: { party: string; leftMinor: bigint } | null;
}

export interface Allotment {
  /** One for each portion, in their order: none where nothing comes back. */
  recoups: ({ party: string; minor: bigint } | null)[];
  /** Whatever amount is left after these, it is split so. */
  shares: Share[];
}

/**
 * How an amount is shared out. Each portion gets its part by largest remainder, gives back of it what was spent on it, and splits the
 * rest by its sheet. Shares of one party in several portions are one share; they are weighed exactly and rounded only once, at
 * the end. RangeError: there is nobody to give it to.
 */
export function allot(minor: bigint, portions: readonly Portion[]): Allotment {
  const parts = allocate(
    minor,
    portions.map(({ weight }) => weight),
  );
  const recoups = portions.map(({ recoup }, place) => {
    if (!recoup || recoup.leftMinor <= 0n) return null;
    const part = parts[place]!;
    const got = recoup.leftMinor < part ? recoup.leftMinor : part;
    return got > 0n ? { party: recoup.party, minor: got } : null;
  });
  const whole = portions.reduce((sum, { weight }) => sum + weight, 0n);
  // Each portion's exact rest, times the sum of all weights: what is left of its rounded part is not what it weighs.
  const rests = portions.map(({ weight }, place) => {
    const rest = minor * weight - (recoups[place]?.minor ?? 0n) * whole;
    return rest > 0n ? rest : 0n;
  });
  const isAllGone = rests.every((rest) => rest === 0n);
  const shares = weighed(portions, isAllGone ? portions.map(({ weight }) => weight) : rests);
  if (shares.length === 0) throw new RangeError("There is nobody to share it out to.");
  return { recoups, shares };
}

function weighed(portions: readonly Portion[], weights: readonly bigint[]): Share[] {
  const byParty = new Map<string, bigint>();
  for (const [place, { shares }] of portions.entries())
    for (const { party, bps } of shares)
      byParty.set(party, (byParty.get(party) ?? 0n) + weights[place]! * rate(bps));
  return [...byParty].filter(([, weight]) => weight > 0n).map(([party, weight]) => ({ party, weight }));
}
