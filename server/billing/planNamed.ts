import { offerOfPrice } from "../../domain/billing/offers.ts";

/** What the plan at a price is called: the same in all languages. */
export function planNamed(priceKey: string): string {
  switch (offerOfPrice(priceKey)?.name) {
    case "fanPro":
      return "Fan Pro";
    case "label":
      return "Indee Label";
    case "pro":
      return "Pro Artist";
    default:
      return "Starter";
  }
}
