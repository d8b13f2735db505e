/** A studio of the story that earns money, and how. */
export interface EarningStudio {
  /** The account that owns it. */
  owner: string;
  currency: string;
  /** Where its bank is, and the number there: one of the emulator's that takes money. */
  country: string;
  bank: string;
  /** What its things cost, in minor units. */
  prices: { song: bigint; single: bigint; album: bigint; record?: bigint };
  /** From one sale to the next, on average. */
  gapDays: number;
  /** The payout, by number, that its bank sent back: the month after, all of it arrived. */
  failedPayout?: number;
}

export const EARNING_STUDIOS: readonly EarningStudio[] = [
  {
    ...{ owner: "artist", currency: "USD", country: "US", bank: "000123456789" },
    ...{ prices: { song: 150n, single: 200n, album: 900n }, gapDays: 6, failedPayout: 2 },
  },
  {
    ...{ owner: "label", currency: "EUR", country: "PT", bank: "PT50370400440532013000" },
    ...{ prices: { song: 150n, single: 300n, album: 1100n, record: 2900n }, gapDays: 12 },
  },
];
