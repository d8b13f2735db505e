import { emit } from "./emit.ts";
import type { InvoiceLine } from "./invoiceLines.ts";
import { given, isTrue, itemsIn, metadataIn, numberIn, type Params } from "./parameters.ts";
import { endTrial } from "./passTime.ts";
import { type Proration, prorate } from "./prorate.ts";
import { refuse } from "./refuse.ts";
import { bill, itemOf, setPeriod } from "./subscriptions.ts";
import type { StripeObject, World } from "./World.ts";

/** `subscriptions.update`. */
export function changeSubscription(world: World, id: string, params: Params): StripeObject {
  const before = world.get(id, "subscription");
  if (before.status === "canceled" || before.status === "incomplete_expired")
    refuse("A canceled subscription can only update its cancellation_details and metadata.", {}, 400);
  const [item] = itemsIn(params.items);
  const proration = item?.price
    ? prorate(world, before, world.get(item.price, "price", "items[0][price]"))
    : null;
  const fields = {
    ...given(params, "default_payment_method", "description"),
    metadata: metadataIn(params, before.metadata),
    ...cancellation(world, before, params),
    ...(params.automatic_tax && {
      automatic_tax: { ...before.automatic_tax, enabled: isTrue(params.automatic_tax.enabled) },
    }),
  };
  let after = world.change(id, fields);
  if (proration) after = usePrice(world, after, proration);
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  emit(world, "customer.subscription.updated", after, {
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
  });
  if (proration) settle(world, id, proration, params.proration_behavior ?? "create_prorations");
  if (params.trial_end === "now" && before.status === "trialing") endTrial(world, id);
  return world.get(id, "subscription");
}

/** Ends at the end of the period, at a moment, or not any more. */
function cancellation(world: World, before: StripeObject, params: Params): Record<string, unknown> {
  const isAsked = params.cancel_at_period_end !== undefined || params.cancel_at !== undefined;
  if (!isAsked) return {};
  const atEnd = isTrue(params.cancel_at_period_end);
  const at = atEnd ? before.items.data[0].current_period_end : numberIn(params.cancel_at);
  return {
    ...{ cancel_at_period_end: atEnd, cancel_at: at, canceled_at: at === null ? null : world.now(before) },
    cancellation_details:
      at === null
        ? { comment: null, feedback: null, feedback_option: null, reason: null }
        : { comment: null, feedback: null, feedback_option: null, reason: "cancellation_requested" },
  };
}

function usePrice(world: World, subscription: StripeObject, { price, start, end }: Proration): StripeObject {
  const [item, ...others] = subscription.items.data;
  const changed = { ...item, ...itemOf(price, item.quantity), id: item.id, created: item.created };
  const data = [{ ...changed, subscription: subscription.id, metadata: item.metadata }, ...others];
  const priced = world.change(subscription.id, {
    items: { ...subscription.items, data },
    ...(start !== item.current_period_start && { billing_cycle_anchor: start }),
  });
  return setPeriod(world, priced, start, end);
}

/** What a change of plan costs is asked for now, where a new period begins or it is wished; else on the next bill. */
function settle(world: World, id: string, { lines, startsAnew }: Proration, behavior: string): void {
  const { status } = world.get(id, "subscription");
  if (status === "trialing") return;
  const wanted: readonly InvoiceLine[] =
    behavior === "none" ? lines.filter((line) => !line.isProration) : lines;
  if (wanted.length === 0) return;
  if (startsAnew || behavior === "always_invoice") bill(world, id, "subscription_update", wanted);
  else world.hide(id, { pendingLines: [...(world.hidden(id).pendingLines ?? []), ...wanted] });
}
