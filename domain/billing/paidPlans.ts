import { USER_TIERS, type UserTier } from "./plans.ts";
import { kindOfPrice, PRICE_TIERS, type PriceKey } from "./priceTiers.ts";

/** The plans that a trial of the artist's side may become. */
export const PAID_ARTIST_TIERS: readonly UserTier[] = USER_TIERS.filter(
  (tier) => tier === "artist_pro" || tier === "artist_label",
);

/** The prices of these plans: a fan's plan pays for listening, and the starter's costs nothing. */
export const PAID_ARTIST_PRICES = (Object.keys(PRICE_TIERS) as PriceKey[]).filter(
  (price) => kindOfPrice(price) === "studio" && PRICE_TIERS[price] !== "trial",
);
