import type { Posting } from "../posting.ts";

/** Books in memory, as a model of those in the database: each posting once, balances as sums. */
export class Books {
  readonly postings = new Map<string, Posting>();

  write(postings: readonly Posting[]): void {
    for (const each of postings) if (!this.postings.has(each.key)) this.postings.set(each.key, each);
  }

  get keys(): string[] {
    return [...this.postings.keys()];
  }

  /** By account; accounts that stand at zero are left out. */
  get balances(): Map<string, bigint> {
    const balances = new Map<string, bigint>();
    for (const { entries } of this.postings.values())
      for (const [account, minor] of entries) balances.set(account, (balances.get(account) ?? 0n) + minor);
    return new Map([...balances].filter(([, minor]) => minor !== 0n).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  of(account: string): bigint {
    return this.balances.get(account) ?? 0n;
  }
}
