import { blank } from "./blank.ts";
import { emit } from "./emit.ts";
import { demand, given, isTrue, itemsIn, metadataIn, type Params } from "./parameters.ts";
import type { StripeObject, World } from "./World.ts";

/** What customers may do in the portal. */
export function createConfiguration(world: World, params: Params): StripeObject {
  const features = blank("billing_portal.configuration").features;
  for (const [name, asked] of Object.entries<Params>(params.features ?? {}))
    features[name] = { ...features[name], ...plain(asked) };
  const { subscription_update: update } = features;
  if (update.products)
    update.products = update.products.map((product: Params) => ({
      adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      ...product,
    }));
  const made = world.create("billing_portal.configuration", "bpc", {
    ...given(params, "default_return_url", "name"),
    active: true,
    business_profile: {
      ...{ headline: null, privacy_policy_url: null, terms_of_service_url: null },
      ...params.business_profile,
    },
    features,
    is_default: world.all("billing_portal.configuration").length === 0,
    metadata: metadataIn(params),
    updated: world.now(),
  });
  emit(world, "billing_portal.configuration.created", made);
  return made;
}

function plain(asked: any): any {
  if (asked === "true" || asked === "false") return isTrue(asked);
  if (Array.isArray(asked)) return asked.map(plain);
  if (typeof asked !== "object") return asked;
  return Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, plain(value)]));
}

const FLOWS = ["subscription_cancel", "subscription_update", "subscription_update_confirm"] as const;

/** A visit to the portal, at one thing of it where a flow is asked for. */
export function createPortalSession(world: World, params: Params): StripeObject {
  demand(params, "customer");
  const customer = world.get(params.customer, "customer", "customer");
  const configuration = params.configuration
    ? world.get(params.configuration, "billing_portal.configuration", "configuration")
    : (world.all("billing_portal.configuration").find(({ is_default }) => is_default) ??
      createConfiguration(world, {}));
  const { flow_data: flow } = params;
  for (const kind of FLOWS)
    if (flow?.type === kind)
      world.get(flow[kind]?.subscription, "subscription", `flow_data[${kind}][subscription]`);
  const made = world.create("billing_portal.session", "bps", {
    customer: customer.id,
    configuration: configuration.id,
    ...given(params, "return_url", "locale"),
    created: world.now(customer),
    flow: flow ? flowOf(flow) : null,
  });
  return world.change(made.id, { url: `${world.pages}/portal/${made.id}` });
}

function flowOf(flow: Params) {
  const { type, after_completion: after } = flow;
  const confirm = flow.subscription_update_confirm;
  return {
    after_completion: {
      type: after?.type ?? "portal_homepage",
      redirect: after?.redirect ?? null,
      hosted_confirmation: null,
    },
    type,
    customer_update: null,
    subscription_pause: null,
    subscription_cancel: flow.subscription_cancel
      ? { retention: null, subscription: flow.subscription_cancel.subscription }
      : null,
    subscription_update: flow.subscription_update
      ? { subscription: flow.subscription_update.subscription }
      : null,
    subscription_update_confirm: confirm
      ? {
          discounts: null,
          subscription: confirm.subscription,
          items: itemsIn(confirm.items).map(({ id = null, price = null, quantity }) => ({
            ...{ id, price, quantity: quantity === undefined ? 1 : Number(quantity) },
          })),
        }
      : null,
  };
}
