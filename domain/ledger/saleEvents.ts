import type { Taken } from "./take.ts";

/** What happens to a sale after it was paid. Amounts in minor units; ids are the payment provider's. */
export type SaleEvent =
  | { kind: "refund"; id: string; taken: Taken }
  /** The provider could not pay it out after all. */
  | { kind: "refundFailed"; id: string }
  | { kind: "disputeOpened"; id: string; minor: bigint; feeMinor: bigint }
  | { kind: "disputeWon" | "disputeLost"; id: string }
  /** The time in which it is held is over for a party. */
  | { kind: "holdReleased"; party: string };

export const keyOfSale = (saleId: string): string => `sale:${saleId}`;

/** What makes an event of a sale be posted once. */
export function keyOf(saleId: string, event: SaleEvent): string {
  switch (event.kind) {
    case "refund":
      return `refund:${event.id}`;
    case "refundFailed":
      return `refund:${event.id}:failed`;
    case "disputeOpened":
      return `dispute:${event.id}:open`;
    case "disputeWon":
      return `dispute:${event.id}:won`;
    case "disputeLost":
      return `dispute:${event.id}:lost`;
    case "holdReleased":
      return `release:${saleId}:${event.party}`;
  }
}
