import type { Row } from "../graphql/matrix/cells.ts";
import { NOBODY } from "../graphql/matrix/letters.ts";
import { post } from "../graphql/matrix/phrases.ts";

export const billingRows: Record<string, Row> = {
  "Query.payments": {},
  "Mutation.createCheckoutToken": {},
  "Mutation.startCheckout": { input: () => ({ priceKey: "artist_pro_monthly" }) },
  // Who has no plan is told so.
  "Mutation.openPortal": { input: () => ({ kind: "studio", flow: "HOME" }), granted: ["CannotPay"] },
  "Mutation.refreshSubscriptions": {},
  // The bearer token is the right, never the cookie: whoever sends none is refused.
  "POST /api/checkout": {
    own: NOBODY,
    other: NOBODY,
    request: () => post("/api/checkout", { price_id: "artist_pro_monthly" }),
  },
};
