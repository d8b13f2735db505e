import { sumOf } from "../money/allocate.ts";
import type { Account } from "./accounts.ts";

export const POSTING_KINDS = [
  "sale",
  "refund",
  "refundFailed",
  "disputeOpened",
  "disputeWon",
  "disputeLost",
  "holdReleased",
  "payoutPending",
  "payoutPaid",
  "payoutFailed",
  "planInvoice",
  "planEarned",
  "writeOff",
  "correction",
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/** An amount on an account, in minor units: + debit, − credit. */
export type Entry = readonly [account: Account, minor: bigint];

/** What is written into the books at once, or not at all. */
export interface Posting {
  kind: PostingKind;
  /** What makes it happen once, from the id of what happened: "refund:re_1". */
  key: string;
  currency: string;
  /** One for each account, none of zero; they add up to zero. */
  entries: readonly Entry[];
  /** The sale that it belongs to. */
  saleId?: string | undefined;
  /** The key of the posting that it corrects. */
  corrects?: string | undefined;
}

/**
 * A posting of entries that may repeat accounts or be zero. Null: nothing is left to write. RangeError: they do not add up, which is a
 * fault of ours and never of what somebody sent.
 */
export function posting(head: Omit<Posting, "entries">, entries: Iterable<Entry>): Posting | null {
  const byAccount = new Map<Account, bigint>();
  for (const [account, minor] of entries) byAccount.set(account, (byAccount.get(account) ?? 0n) + minor);
  const left = [...byAccount].filter(([, minor]) => minor !== 0n);
  if (sumOf(left.map(([, minor]) => minor)) !== 0n) throw new RangeError(`${head.key} does not add up.`);
  return left.length > 0 ? { ...head, entries: left } : null;
}

/** The same entries the other way round. */
export function reversed(entries: readonly Entry[]): Entry[] {
  return entries.map(([account, minor]) => [account, -minor]);
}

/** Takes a posting back: books are corrected by another posting that names the one it is about, never by changing it. */
export function correctionOf(wrong: Posting, reason: string): Posting {
  const { key, currency, saleId, entries } = wrong;
  return {
    kind: "correction",
    key: `correction:${key}:${reason}`,
    currency,
    saleId,
    corrects: key,
    entries: reversed(entries),
  };
}
