import { blank, listOf } from "./blank.ts";
import { lineObject } from "./invoiceLines.ts";
import { amountFields } from "./invoices.ts";
import { itemsIn, type Params } from "./parameters.ts";
import { prorate } from "./prorate.ts";
import { refuse } from "./refuse.ts";
import { linesOf } from "./subscriptions.ts";
import { addInterval } from "./time.ts";
import type { World } from "./World.ts";

/** `invoices.createPreview`: what a change of plan would be billed now, or what the next bill says. Writes nothing. */
export function previewInvoice(world: World, params: Params): Record<string, unknown> {
  if (!params.subscription) refuse("You must provide `subscription`.", { param: "subscription" });
  const subscription = world.get(params.subscription, "subscription", "subscription");
  const customer = world.get(subscription.customer, "customer");
  const [item] = itemsIn(params.subscription_details?.items);
  const change = item?.price ? prorate(world, subscription, world.get(item.price, "price")) : null;
  const asksNow = change?.startsAnew || params.subscription_details?.proration_behavior === "always_invoice";
  const next = linesOf(world, subscription).map((line) => ({
    ...line,
    start: line.end,
    end: addInterval(line.end, line.price.recurring, subscription.billing_cycle_anchor),
  }));
  const lines = change ? (asksNow ? change.lines : [...change.lines, ...next]) : next;
  const bill = { customer, subscription, reason: asksNow ? "subscription_update" : "upcoming", lines };
  return {
    ...blank("invoice"),
    ...amountFields(world, bill),
    id: `upcoming_in_${subscription.id.slice("sub_".length)}`,
    created: world.now(subscription),
    status: "draft",
    lines: listOf(
      lines.map((line) => lineObject(subscription, null, line)),
      "/v1/invoices/upcoming/lines",
    ),
  };
}
