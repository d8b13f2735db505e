import type { Database } from "../../../db/open.ts";
import { act } from "../../../server/acting/act.ts";
import { actingAs } from "../../../server/acting/actingIn.ts";
import { startSale } from "../../../server/sales/startSale.ts";
import type { Services } from "../../../server/services.ts";
import { personId } from "../storyId.ts";
import type { Ware } from "./pastSales.ts";

/** Its money is there at once, so that a payout of the demo finds some. */
const QUICK_CARD = "4000 0000 0000 0077";
/** The buyer's bank will ask for the money back. */
const DISPUTED_CARD = "4000 0000 0000 0259";

/** Who buys today: what of the wares, how many, and by which card. */
const TODAY = [
  { buyer: "collector", ware: 0, quantity: 5, country: "DE", card: QUICK_CARD },
  { buyer: "fanpro", ware: 1, quantity: 1, country: "SE", card: QUICK_CARD },
  { buyer: "fan", ware: 0, quantity: 1, country: "US", card: DISPUTED_CARD },
] as const;

/** Sales of this very day, really paid at our emulator of Stripe; what follows from them comes by its word. */
export async function sellNow({ db }: Database, services: Services, wares: readonly Ware[]): Promise<void> {
  const from = actingAs("cli", { db, services });
  for (const { buyer, ware: place, quantity, country, card } of TODAY) {
    const ware = wares[place] ?? wares[0]!;
    const line = {
      ...{ subject: ware.subject, quantity, unitMinor: String(ware.unitMinor), currency: "USD" },
      ...{ taxCategory: "digital" as const, shippingMinor: "0" },
    };
    const { url } = await act(from, startSale, {
      ...{ lines: [line], buyer: { userId: personId(buyer) }, country, locale: "en" },
      ...{ successUrl: "/library", cancelUrl: "/library" },
    });
    const form = new URLSearchParams({ action: "pay", card, email: `${buyer}@demo.example` });
    await services.payments.emulator!.fetch(new Request(url!, { method: "POST", body: form }));
  }
}
