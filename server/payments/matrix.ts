import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE } from "../graphql/matrix/letters.ts";
import { get } from "../graphql/matrix/phrases.ts";
import { aSignedEvent } from "./testing/aSignedEvent.ts";

export const paymentsRows: Record<string, Row> = {
  // Whoever holds the endpoint's secret, which is nobody who signs in.
  "ALL /webhooks/stripe": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (_kit, { services }) => ({
      path: "/webhooks/stripe",
      method: "POST",
      ...aSignedEvent(services.payments),
    }),
  },
  // The address of a page is its secret, as it is with Stripe; the page of control stands in demos on one machine alone.
  "GET /_stripe/*": { own: EVERYONE, other: EVERYONE, request: get("/_stripe/style.css") },
  "POST /_stripe/*": {
    own: EVERYONE,
    other: EVERYONE,
    request: () => ({ path: "/_stripe/style.css", method: "POST" }),
  },
};
