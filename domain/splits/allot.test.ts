import fc from "fast-check";
import { sumOf } from "../money/allocate.ts";
import { WHOLE_BPS } from "../money/rates.ts";
import { splitBetween } from "../money/split.ts";
import { THOROUGHNESS } from "../testing/thoroughness.ts";
import { allot, type Portion } from "./allot.ts";

const one = (party: string) => [{ party, bps: WHOLE_BPS }];
const half = (other: string) => [
  { party: "studio", bps: 5000 },
  { party: other, bps: 5000 },
];

/** What everybody gets of an amount, what was spent included. */
function paid(minor: bigint, portions: readonly Portion[]): Record<string, bigint> {
  const { recoups, shares } = allot(minor, portions);
  const back = recoups.flatMap((each) => each ?? []);
  const rest = splitBetween(minor - sumOf(back.map((each) => each.minor)), shares);
  const got: Record<string, bigint> = {};
  for (const each of [...back, ...shares.map(({ party }, place) => ({ party, minor: rest[place]! }))])
    got[each.party] = (got[each.party] ?? 0n) + each.minor;
  return got;
}

test("of an album of two songs, half of one song is a quarter", () => {
  const song = (shares: Portion["shares"]): Portion => ({ weight: 1n, shares, recoup: null });
  expect(paid(1000n, [song(half("ana")), song(one("studio"))])).toEqual({ studio: 750n, ana: 250n });
});

test("by length, a song of three minutes beside one of one minute is three quarters", () => {
  const song = (weight: bigint, shares: Portion["shares"]): Portion => ({ weight, shares, recoup: null });
  expect(paid(1000n, [song(180n, one("ana")), song(60n, one("studio"))])).toEqual({
    ana: 750n,
    studio: 250n,
  });
});

test("what was spent on one song comes out of that song alone", () => {
  const recoup = { party: "studio", leftMinor: 200n };
  const portions = [
    { weight: 1n, shares: one("ana"), recoup },
    { weight: 1n, shares: one("leo"), recoup: null },
  ];
  expect(paid(1000n, portions)).toEqual({ studio: 200n, ana: 300n, leo: 500n });
  expect(paid(200n, portions)).toEqual({ studio: 100n, leo: 100n });
});

test("nothing is shared out among nobody", () => {
  expect(() => allot(100n, [])).toThrow(RangeError);
});

const sheet = fc.uniqueArray(fc.integer({ min: 1, max: WHOLE_BPS - 1 }), { maxLength: 5 }).map((cuts) => {
  const edges = [0, ...cuts.sort((a, b) => a - b), WHOLE_BPS];
  return edges.slice(1).map((edge, place) => ({ party: `party${place}`, bps: edge - edges[place]! }));
});
const portion: fc.Arbitrary<Portion> = fc.record({
  weight: fc.bigInt({ min: 1n, max: 600_000n }),
  shares: sheet,
  recoup: fc.option(
    fc.record({ party: fc.constantFrom("party0", "studio"), leftMinor: fc.bigInt({ min: -5n, max: 5000n }) }),
  ),
});

test("whatever the album: all of it goes out, nobody gets back more than they spent, and nobody's share is off by more than a unit", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 100_000n }),
      fc.array(portion, { minLength: 1, maxLength: 12 }),
      (minor, portions) => {
        const { recoups, shares } = allot(minor, portions);
        for (const [place, back] of recoups.entries())
          if (back) expect(back.minor).toBeLessThanOrEqual(portions[place]!.recoup!.leftMinor);
        const left = minor - sumOf(recoups.map((back) => back?.minor ?? 0n));
        expect(left).toBeGreaterThanOrEqual(0n);
        expect(sumOf(Object.values(paid(minor, portions)))).toBe(minor);
        const weights = sumOf(shares.map(({ weight }) => weight));
        for (const [place, got] of splitBetween(left, shares).entries()) {
          const exact = (left * shares[place]!.weight) / weights;
          expect(got === exact || got === exact + 1n).toBe(true);
        }
      },
    ),
    { numRuns: 300 * THOROUGHNESS },
  );
});
