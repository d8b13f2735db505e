import { useLingui } from "@lingui/react/macro";
import type { Tier } from "../../domain/billing/plans.ts";
import { platformFeeOf } from "../../domain/billing/platformFee.ts";
import { usePlatform } from "../app/platform.ts";

/** What this platform keeps of the sales of a studio on a plan: in words, and as a figure, null for nothing. */
export function useFeeLine(): { line: (tier: Tier) => string; figure: (tier: Tier) => string | null } {
  const { t, i18n } = useLingui();
  const fees = usePlatform();
  const figure = (tier: Tier) => {
    const bps = platformFeeOf(tier, fees);
    return bps === 0 ? null : `${i18n.number(bps / 100)}\u00a0%`;
  };
  const line = (tier: Tier) => {
    const fee = figure(tier);
    return fee === null ? t`No platform fee` : t`Platform fee of ${fee} on sales`;
  };
  return { line, figure };
}
