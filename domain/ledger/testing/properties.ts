import fc from "fast-check";
import { allocate, sumOf } from "../../money/allocate.ts";
import { type LineParts, partSale } from "../saleParts.ts";
import { settleSale } from "../settleSale.ts";
import { leftOf, takeBack, withParts } from "../take.ts";
import { paidSale } from "./arbitrarySale.ts";
import { Books } from "./bookKeeping.ts";
import { asOf, DISPUTE_FEE, deliveries, factsOf, story } from "./story.ts";

const percent = fc.integer({ min: 1, max: 100 }).map(BigInt);

function holds(is: boolean, what: string): void {
  if (!is) throw new Error(what);
}

const partsOf = (line: LineParts) => [
  line.tax,
  line.fee,
  line.processor,
  ...[...line.recoups, ...line.shares].map(({ minor }) => minor),
];

/** P1: what is shared out adds up, and nobody is more than a unit off. */
const allocation = fc.property(
  fc.bigInt({ min: 0n, max: 10_000_000n }),
  fc
    .array(fc.bigInt({ min: 0n, max: 10_000n }), { minLength: 1, maxLength: 20 })
    .filter((weights) => weights.some((weight) => weight > 0n)),
  (total, weights) => {
    const shares = allocate(total, weights);
    const sum = sumOf(weights);
    holds(sumOf(shares) === total, "the shares add up");
    for (const [place, share] of shares.entries()) {
      const exact = (total * weights[place]!) / sum;
      holds(share >= exact && share <= exact + 1n, "a share is within one unit");
      holds(weights[place] !== 0n || share === 0n, "nothing goes to a weight of zero");
    }
  },
);

/** P2, with L4, L5 and L6: a sale and up to seven refunds. */
const refunds = fc.property(
  paidSale,
  fc.array(percent, { maxLength: 6 }),
  ({ sale, processorMinor }, cuts) => {
    const { lines, shortfalls } = partSale(sale, processorMinor);
    for (const line of lines)
      holds(sumOf(partsOf(line)) === line.charged + line.promo, "L5: the parts are what was charged");
    const borne = sumOf([
      ...lines.map(({ processor }) => processor),
      ...shortfalls.map(({ minor }) => minor),
    ]);
    holds(borne === processorMinor, "the provider's fee is borne by somebody");

    let left = [...lines];
    const wishes = [...cuts.map((cut) => (leftOf(left) * cut) / 100n), null];
    for (const wish of wishes) {
      const minor = wish === null ? leftOf(left) : wish < leftOf(left) ? wish : leftOf(left);
      const taken = takeBack(left, { minor });
      holds(leftOf(taken) === minor, "the buyer gets what was to be taken");
      for (const line of taken) {
        holds(sumOf(partsOf(line)) === line.charged + line.promo, "a refund is what the parts give");
        holds(
          partsOf(line).every((part) => part >= 0n),
          "L4: nobody is paid by a refund",
        );
      }
      left = withParts(left, taken, -1n);
      holds(
        left.every((line) => partsOf(line).every((part) => part >= 0n)),
        "L4: no part gives more than it got",
      );
    }
    holds(leftOf(left) === 0n, "the last refund leaves nothing");
    for (const line of left.filter((_, place) => lines[place]!.charged > 0n))
      holds(sumOf(partsOf(line)) === 0n, "L6: every part is given back");
  },
);

/** P3, L10: any deliveries, in any number, give the books of the quiet run; and what L6 says of the end. */
const storm = fc.property(paidSale, story, deliveries, (paid, { refunds, dispute, due }, seen) => {
  const whole = leftOf(partSale(paid.sale, paid.processorMinor).lines);
  const facts = factsOf(paid, whole, refunds, dispute);
  const parties = due ? ["party0", "party1", "ada"] : [];

  const quiet = new Books();
  for (let now = 0; now <= 12; now++) quiet.write(settleSale(asOf(facts, now), quiet.keys).postings);
  const stormy = new Books();
  let now = 0;
  for (const { seen: until, times } of seen) {
    now = Math.max(now, until);
    for (let n = 0; n < times; n++) stormy.write(settleSale(asOf(facts, now), stormy.keys, parties).postings);
  }
  const { postings, books } = settleSale(facts, stormy.keys, parties);
  stormy.write(postings);
  quiet.write(settleSale(facts, quiet.keys, parties).postings);

  for (const { entries, key } of stormy.postings.values())
    holds(sumOf(entries.map(([, minor]) => minor)) === 0n, `L1: ${key} adds up`);
  holds(written(stormy) === written(quiet), `L10: ${written(stormy)} is not ${written(quiet)}`);
  holds(stormy.of("asset:disputed") === 0n, "nothing stays disputed");
  if (books.leftMinor > 0n || facts.disputes.some(({ outcome }) => outcome?.kind === "won")) return;
  const lostFee = facts.disputes.length > 0 ? DISPUTE_FEE : 0n;
  const owed = sumOf(
    [...stormy.balances].filter(([account]) => account.startsWith("payable:")).map(([, minor]) => minor),
  );
  const paidLines = partSale(paid.sale, paid.processorMinor).lines.filter(({ charged }) => charged > 0n);
  if (paidLines.length === paid.sale.lines.length) {
    holds(stormy.of("rev:fee") === 0n, "L6: the fee is given back");
    holds(stormy.of("liab:tax:DE") === 0n, "L6: tax is given back");
    holds(owed === paid.processorMinor + lostFee, "L6: only the provider's fees are left");
    holds(-stormy.of("asset:clearing") === owed + stormy.of("exp:badwill"), "L6: the provider has the rest");
  }
});

/** Held and available are one here: only the order of time decides which of both it is. */
function written(books: Books): string {
  const sums = new Map<string, bigint>();
  for (const [account, minor] of books.balances) {
    const name = account.replace(/:(held|available)$/, "");
    sums.set(name, (sums.get(name) ?? 0n) + minor);
  }
  return [...sums]
    .filter(([, minor]) => minor !== 0n)
    .map(([name, minor]) => `${name} ${minor}`)
    .join(", ");
}

/** What has to be true of money, by name; each throws with a counterexample when it is not. */
export const MONEY_PROPERTIES: Record<string, (runs: number) => void> = {
  "what is shared out adds up, and nobody is more than a unit off": (numRuns) =>
    fc.assert(allocation, { numRuns }),
  "refunds never take more from a part than it got, and the last leaves nothing but the provider's fee": (
    numRuns,
  ) => fc.assert(refunds, { numRuns }),
  "events of a sale in any order and number give the same books": (numRuns) => fc.assert(storm, { numRuns }),
};
