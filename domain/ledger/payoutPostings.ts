import { payable } from "./accounts.ts";
import { type Entry, type Posting, type PostingKind, posting } from "./posting.ts";

/** Money on its way to a party's bank, in minor units. */
export interface Payout {
  id: string;
  party: string;
  currency: string;
  minor: bigint;
}

/** Asked for: it is no longer available, and still at the provider. */
export function payoutPending(payout: Payout): Posting {
  const { party, minor } = payout;
  return written(payout, "payoutPending", "pending", [
    [payable(party, "available"), minor],
    [payable(party, "inTransit"), -minor],
  ]);
}

/** Arrived. */
export function payoutPaid(payout: Payout): Posting {
  const { party, minor } = payout;
  return written(payout, "payoutPaid", "paid", [
    [payable(party, "inTransit"), minor],
    ["asset:clearing", -minor],
  ]);
}

/** Came back before it arrived: the exact reverse of asking for it. */
export function payoutFailed(payout: Payout): Posting {
  const { party, minor } = payout;
  return written(payout, "payoutFailed", "failed", [
    [payable(party, "inTransit"), minor],
    [payable(party, "available"), -minor],
  ]);
}

/** What a party will never pay back, at the platform's cost. `id` names the decision. */
export function writeOff({ id, party, currency, minor }: Payout): Posting {
  const head = { kind: "writeOff", key: `writeOff:${id}`, currency } as const;
  return some(
    head.key,
    posting(head, [
      [payable(party, "available"), -minor],
      ["exp:badwill", minor],
    ]),
  );
}

function written({ id, currency }: Payout, kind: PostingKind, state: string, entries: Entry[]): Posting {
  const key = `payout:${id}:${state}`;
  return some(key, posting({ kind, key, currency }, entries));
}

function some(key: string, made: Posting | null): Posting {
  if (!made) throw new RangeError(`${key} moves nothing.`);
  return made;
}
