import fc from "fast-check";
import type { SaleFacts } from "../settleSale.ts";

const percent = fc.integer({ min: 1, max: 100 }).map(BigInt);

/** What will have happened to a sale in the end, and when each of it is seen. */
export const story = fc.record({
  refunds: fc.array(fc.record({ cut: percent, fails: fc.boolean() }), { maxLength: 4 }),
  dispute: fc.option(fc.record({ cut: percent, isWon: fc.boolean() })),
  due: fc.boolean(),
});
export const deliveries = fc.array(fc.record({ seen: fc.nat(12), times: fc.integer({ min: 1, max: 3 }) }), {
  maxLength: 8,
});
export const DISPUTE_FEE = 1500n;

type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never;

/** What the provider says when all of it has happened. `whole` is what was charged. */
export function factsOf(
  paid: Pick<SaleFacts, "sale" | "processorMinor">,
  whole: bigint,
  refunds: Story["refunds"],
  dispute: Story["dispute"],
): SaleFacts {
  let left = whole;
  const made = refunds.flatMap(({ cut, fails }, n) => {
    const minor = (left * cut) / 100n;
    if (minor === 0n) return [];
    if (!fails) left -= minor;
    // Of two in a moment the later comes first by its id.
    return [{ id: `re_${9 - n}`, at: 2 * n + 1, taken: { minor }, failedAt: fails ? 2 * n + 2 : null }];
  });
  const disputed = dispute ? (left * dispute.cut) / 100n : 0n;
  const disputes =
    dispute && disputed > 0n
      ? [
          {
            id: "dp",
            at: 10,
            minor: disputed,
            feeMinor: DISPUTE_FEE,
            outcome: { kind: dispute.isWon ? "won" : "lost", at: 12 } as const,
          },
        ]
      : [];
  return { ...paid, refunds: made, disputes };
}

/** What the provider knows at a moment, the latest first: nobody promises an order. */
export function asOf(facts: SaleFacts, now: number): SaleFacts {
  return {
    ...facts,
    refunds: facts.refunds
      .filter(({ at }) => at <= now)
      .map((refund) => ({
        ...refund,
        failedAt: refund.failedAt !== null && refund.failedAt <= now ? refund.failedAt : null,
      }))
      .reverse(),
    disputes: facts.disputes
      .filter(({ at }) => at <= now)
      .map((dispute) => ({
        ...dispute,
        outcome: dispute.outcome && dispute.outcome.at <= now ? dispute.outcome : null,
      })),
  };
}
