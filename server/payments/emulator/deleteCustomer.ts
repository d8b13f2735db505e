import { emit } from "./emit.ts";
import { cancel } from "./subscriptions.ts";
import type { StripeObject, World } from "./World.ts";

const OVER = new Set(["canceled", "incomplete_expired"]);

/** What is left of a customer who was deleted. */
export interface DeletedCustomer {
  id: string;
  object: "customer";
  deleted: true;
}

/** Forgets a customer for good; their plans end at once. What was paid stays, under an id that leads to nobody. */
export function deleteCustomer(world: World, id: string): DeletedCustomer {
  const customer = world.get(id, "customer");
  for (const subscription of world.all("subscription"))
    if (subscription.customer === id && !OVER.has(subscription.status))
      cancel(world, subscription.id, "cancellation_requested");
  emit(world, "customer.deleted", customer);
  const left: DeletedCustomer = { id, object: "customer", deleted: true };
  world.write(`object ${id}`, left);
  return left;
}

/** A customer, or what is left of one: only of an id that never was it says that there is none. */
export function readCustomer(world: World, id: string): StripeObject {
  const found = world.find(id);
  return found?.object === "customer" && found.deleted ? found : world.get(id, "customer");
}
