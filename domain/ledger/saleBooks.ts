import { allocate } from "../money/allocate.ts";
import { type Account, payable, taxOwedIn } from "./accounts.ts";
import { type Entry, type Posting, type PostingKind, posting, reversed } from "./posting.ts";
import type { Sale } from "./sale.ts";
import { keyOf, keyOfSale, type SaleEvent } from "./saleEvents.ts";
import { type LineParts, partSale } from "./saleParts.ts";
import { leftOf, type Taken, takeBack, withParts } from "./take.ts";

interface Dispute {
  minor: bigint;
  /** Who bears the provider's fee for it, until it is won. */
  fees: Entry[];
}

/**
 * The books of one sale: made of the sale, then told what happened in the order in which it was posted, each time answering what to
 * post. It is pure, so the same events in the same order give the same postings, to the unit.
 */
export class SaleBooks {
  /** What the sale itself posts; null for one that costs nothing. */
  readonly opening: Posting | null;
  readonly #sale: Sale;
  #left: LineParts[];
  readonly #refunds = new Map<string, { parts: LineParts[]; entries: readonly Entry[] }>();
  readonly #disputes = new Map<string, Dispute>();
  readonly #released = new Set<string>();
  /** What stands on the held accounts of its parties. */
  readonly #held = new Map<string, bigint>();

  constructor(sale: Sale, processorMinor: bigint) {
    const { lines, shortfalls } = partSale(sale, processorMinor);
    this.#sale = sale;
    this.#left = [...lines];
    this.opening = this.#post("sale", keyOfSale(sale.id), [
      ["asset:clearing", leftOf(lines) - processorMinor],
      ...this.#credits(lines),
      ...shortfalls.map(({ seller, minor }) => [payable(seller, "held"), minor] as const),
    ]);
  }

  /** What the buyer paid and has not got back, in minor units. */
  get leftMinor(): bigint {
    return leftOf(this.#left);
  }

  /** The parts that nobody gave back yet, by line. */
  get left(): readonly LineParts[] {
    return this.#left;
  }

  /** Whether what the party has of it is not held any more. */
  isReleased(party: string): boolean {
    return this.#released.has(party);
  }

  get isDisputed(): boolean {
    return this.#disputes.size > 0;
  }

  /**
   * Takes an event in and answers its posting; null where there is nothing to write. RangeError: it cannot happen to this sale as it
   * stands, such as a refund of more than is left.
   */
  take(event: SaleEvent): Posting | null {
    const key = keyOf(this.#sale.id, event);
    switch (event.kind) {
      case "refund":
        return this.#refund(key, event.id, event.taken);
      case "refundFailed":
        return this.#undoRefund(key, event.id);
      case "disputeOpened":
        return this.#openDispute(key, event.id, event);
      case "disputeWon":
        return this.#winDispute(key, event.id);
      case "disputeLost":
        return this.#loseDispute(key, event.id);
      case "holdReleased":
        return this.#release(key, event.party);
    }
  }

  #refund(key: string, id: string, taken: Taken): Posting | null {
    const { parts, entries } = this.#takeBack(taken);
    if (leftOf(parts) === 0n) throw new RangeError("A refund gives something back.");
    this.#refunds.set(id, { parts, entries });
    return this.#post("refund", key, [["asset:clearing", -leftOf(parts)], ...entries]);
  }

  #undoRefund(key: string, id: string): Posting | null {
    const refund = this.#refunds.get(id);
    if (!refund) throw new RangeError("There was no such refund.");
    this.#refunds.delete(id);
    this.#left = withParts(this.#left, refund.parts, 1n);
    const paidAgain: Entry[] = [["asset:clearing", leftOf(refund.parts)]];
    return this.#post("refundFailed", key, [...paidAgain, ...reversed(refund.entries).map(this.#asItStands)]);
  }

  /** The bank takes the money and the provider its fee, which the sellers bear by what is left of their lines. */
  #openDispute(
    key: string,
    id: string,
    { minor, feeMinor }: { minor: bigint; feeMinor: bigint },
  ): Posting | null {
    if (minor <= 0n) throw new RangeError("A dispute is about something.");
    const charged = this.#left.map((line) => line.charged);
    const weights = charged.some((left) => left > 0n) ? charged : this.#left.map(() => 1n);
    const fees = allocate(feeMinor, weights).map(
      (fee, place): Entry => [this.#debited(this.#left[place]!.seller), fee],
    );
    this.#disputes.set(id, { minor, fees });
    return this.#post("disputeOpened", key, [
      ["asset:clearing", -minor - feeMinor],
      ["asset:disputed", minor],
      ...fees,
    ]);
  }

  #winDispute(key: string, id: string): Posting | null {
    const { minor, fees } = this.#endDispute(id);
    const back = fees.reduce((sum, [, fee]) => sum + fee, minor);
    return this.#post("disputeWon", key, [
      ["asset:clearing", back],
      ["asset:disputed", -minor],
      ...reversed(fees).map(this.#asItStands),
    ]);
  }

  /** Lost is a refund that the bank made; what was disputed beyond what is left is the platform's loss. */
  #loseDispute(key: string, id: string): Posting | null {
    const { minor } = this.#endDispute(id);
    const taken = minor < this.leftMinor ? minor : this.leftMinor;
    const { entries } = this.#takeBack({ minor: taken });
    return this.#post("disputeLost", key, [
      ["asset:disputed", -minor],
      ["exp:badwill", minor - taken],
      ...entries,
    ]);
  }

  #endDispute(id: string): Dispute {
    const dispute = this.#disputes.get(id);
    if (!dispute) throw new RangeError("There was no such dispute.");
    this.#disputes.delete(id);
    return dispute;
  }

  /** Also what the party owes becomes due: their next sales pay it. */
  #release(key: string, party: string): Posting | null {
    if (this.isDisputed) throw new RangeError("What is disputed stays held.");
    const minor = this.#held.get(party) ?? 0n;
    const moved = this.#post("holdReleased", key, [
      [payable(party, "held"), -minor],
      [payable(party, "available"), minor],
    ]);
    if (moved) this.#released.add(party);
    return moved;
  }

  #takeBack(taken: Taken): { parts: LineParts[]; entries: Entry[] } {
    const parts = takeBack(this.#left, taken);
    this.#left = withParts(this.#left, parts, -1n);
    const given = reversed(this.#credits(parts)).map(this.#asItStands);
    const borne = parts.map(({ seller, processor }): Entry => [this.#debited(seller), processor]);
    return { parts, entries: [...given, ...borne] };
  }

  /** What the parts of a sale add to the accounts of those whom they belong to. */
  #credits(lines: readonly LineParts[]): Entry[] {
    const tax = taxOwedIn(this.#sale.country);
    return lines.flatMap((line): Entry[] => [
      ["exp:promo", line.promo],
      [tax, -line.tax],
      ["rev:fee", -line.fee],
      ...[...line.recoups, ...line.shares].map(({ party, minor }): Entry => [payable(party, "held"), -minor]),
    ]);
  }

  /** What belonged to a held account belongs to the available one once it was released. */
  readonly #asItStands = ([account, minor]: Entry): Entry => {
    const [kind, party, state] = account.split(":");
    return kind === "payable" && state === "held" ? [this.#debited(party!), minor] : [account, minor];
  };

  #debited(party: string): Account {
    return payable(party, this.#released.has(party) ? "available" : "held");
  }

  #post(kind: PostingKind, key: string, entries: Entry[]): Posting | null {
    const { currency, id: saleId } = this.#sale;
    const made = posting({ kind, key, currency, saleId }, entries);
    for (const [account, minor] of made?.entries ?? []) {
      const [, party, state] = account.split(":");
      if (state === "held") this.#held.set(party!, (this.#held.get(party!) ?? 0n) + minor);
    }
    return made;
  }
}
