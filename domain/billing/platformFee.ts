import type { PlatformSettings } from "../platform/settings.ts";
import type { Tier } from "./plans.ts";

/** What the operator chose to keep of sales, in basis points. */
export type PlatformFees = Pick<
  PlatformSettings,
  "platformFeeTrialBps" | "platformFeeProBps" | "platformFeeEnterpriseBps"
>;

/** What the platform keeps of a price, by the plan of who sells, in basis points. */
export function platformFeeOf(tier: Tier, fees: PlatformFees): number {
  if (tier === "enterprise") return fees.platformFeeEnterpriseBps;
  return tier === "pro" ? fees.platformFeeProBps : fees.platformFeeTrialBps;
}
