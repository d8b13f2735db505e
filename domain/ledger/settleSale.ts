import type { Posting } from "./posting.ts";
import type { Sale } from "./sale.ts";
import { SaleBooks } from "./saleBooks.ts";
import { keyOf, keyOfSale, type SaleEvent } from "./saleEvents.ts";
import type { Taken } from "./take.ts";

/** All that the payment provider says of a paid sale when it is asked. Amounts in minor units, times in milliseconds. */
export interface SaleFacts {
  sale: Sale;
  /** What the provider kept of the payment. */
  processorMinor: bigint;
  refunds: readonly { id: string; at: number; taken: Taken; failedAt: number | null }[];
  disputes: readonly {
    id: string;
    at: number;
    minor: bigint;
    feeMinor: bigint;
    outcome: { kind: "won" | "lost"; at: number } | null;
  }[];
}

/**
 * Everything that the books have to hold about a sale, in order. What they hold already keeps its order (`posted`: the keys under the
 * sale, oldest first); what is missing follows as it happened. So any number of deliveries, in any order, leads to the same books.
 * `due` are parties whose money is not held any longer.
 *
 * RangeError: the books hold what the provider knows nothing of.
 */
export function settleSale(
  { sale, processorMinor, ...facts }: SaleFacts,
  posted: readonly string[] = [],
  due: readonly string[] = [],
): { postings: Posting[]; books: SaleBooks } {
  const books = new SaleBooks(sale, processorMinor);
  const released = (party: string): SaleEvent => ({ kind: "holdReleased", party });
  const happened = new Map(eventsOf(facts).map((event) => [keyOf(sale.id, event), event]));
  const parties = sale.lines.flatMap(({ seller, recoups = [], shares }) => [
    seller,
    ...[...recoups, ...shares].map(({ party }) => party),
  ]);
  const releases = new Map(parties.map((party) => [keyOf(sale.id, released(party)), released(party)]));

  const known = posted
    .filter((key) => key !== keyOfSale(sale.id))
    .map((key) => {
      const event = happened.get(key) ?? releases.get(key);
      if (!event) throw new RangeError(`Nobody knows of ${key}.`);
      happened.delete(key);
      releases.delete(key);
      return event;
    });
  const events = [...known, ...happened.values()];
  const postings = [books.opening, ...events.map((event) => books.take(event))];
  for (const party of due) {
    const isNew = releases.delete(keyOf(sale.id, released(party)));
    if (isNew && !books.isDisputed) postings.push(books.take(released(party)));
  }
  return { postings: postings.filter((each) => each !== null), books };
}

/** In the order in which it happened; at the same moment by id, an outcome after what it ends. */
function eventsOf({ refunds, disputes }: Omit<SaleFacts, "sale" | "processorMinor">): SaleEvent[] {
  const timed: { at: number; id: string; phase: number; event: SaleEvent }[] = [];
  for (const { id, at, taken, failedAt } of refunds) {
    timed.push({ at, id, phase: 0, event: { kind: "refund", id, taken } });
    if (failedAt !== null) timed.push({ at: failedAt, id, phase: 1, event: { kind: "refundFailed", id } });
  }
  for (const { id, at, minor, feeMinor, outcome } of disputes) {
    timed.push({ at, id, phase: 0, event: { kind: "disputeOpened", id, minor, feeMinor } });
    if (outcome) {
      const kind = outcome.kind === "won" ? "disputeWon" : "disputeLost";
      timed.push({ at: outcome.at, id, phase: 1, event: { kind, id } });
    }
  }
  timed.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : a.phase - b.phase));
  return timed.map(({ event }) => event);
}
