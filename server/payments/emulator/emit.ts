import { API_VERSION } from "../apiVersion.ts";
import type { StripeObject, World } from "./World.ts";

/** A delivery that nobody has taken yet. */
export interface Delivery {
  eventId: string;
  endpointId: string;
  tries: number;
}

export const DELIVERIES = "delivery ";

/** Lets something happen: an event that can be listed, and a delivery to every endpoint that wants it. */
export function emit(
  world: World,
  type: string,
  object: StripeObject,
  { before, account }: { before?: Record<string, unknown>; account?: string } = {},
): void {
  const endpoints = world
    .all("webhook_endpoint")
    .filter(
      ({ id, status, enabled_events: wanted }) =>
        status === "enabled" &&
        (wanted.includes("*") || wanted.includes(type)) &&
        Boolean(world.hidden(id).connect) === (account !== undefined),
    );
  const event = world.create("event", "evt", {
    type,
    created: world.now(object),
    api_version: API_VERSION,
    pending_webhooks: endpoints.length,
    request: { id: null, idempotency_key: null },
    data: { object, ...(before && { previous_attributes: before }) },
    ...(account !== undefined && { account }),
  });
  for (const { id } of endpoints)
    world.write(`${DELIVERIES}${event.id} ${id}`, {
      eventId: event.id,
      endpointId: id,
      tries: 0,
    } satisfies Delivery);
}
