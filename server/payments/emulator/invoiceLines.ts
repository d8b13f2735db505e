import { randomBytes } from "node:crypto";
import { blank } from "./blank.ts";
import type { StripeObject } from "./World.ts";

/** One line of a bill; the amount in minor units and without tax on top, times in seconds. */
export interface InvoiceLine {
  description: string;
  amount: number;
  price: StripeObject;
  quantity: number;
  start: number;
  end: number;
  itemId: string;
  isProration?: boolean;
}

export function lineObject(subscription: StripeObject, invoiceId: string | null, line: InvoiceLine) {
  const { amount, price, quantity, description, start, end, itemId, isProration = false } = line;
  return {
    ...blank("line_item"),
    id: `il_${randomBytes(12).toString("hex")}`,
    ...{
      amount,
      subtotal: amount,
      currency: subscription.currency,
      description,
      invoice: invoiceId,
      quantity,
    },
    period: { start, end },
    subscription: subscription.id,
    pricing: {
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
      price_details: { price: price.id, product: price.product },
    },
    parent: {
      type: "subscription_item_details",
      invoice_item_details: null,
      subscription_item_details: {
        ...{ invoice_item: null, proration: isProration, proration_details: null },
        ...{ subscription: subscription.id, subscription_item: itemId },
      },
    },
  };
}
