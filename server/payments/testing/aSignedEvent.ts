import Stripe from "stripe";
import type { Payments } from "../../providers/payments.ts";

/** An event as the platform's endpoint gets it, signed at this moment. */
export function aSignedEvent({ secrets }: Pick<Payments, "secrets">) {
  const body = JSON.stringify({
    ...{ id: "evt_signed", object: "event", type: "invoice.paid" },
    ...{ created: Math.floor(Date.now() / 1000), data: { object: { id: "in_1", object: "invoice" } } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: secrets.platform! });
  return { body, headers: { "stripe-signature": signature } };
}
