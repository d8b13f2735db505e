import { createContext, use } from "react";
import type { Tier } from "../../domain/billing/plans.ts";

/** Why the upgrade dialog opens. */
export interface UpgradeReason {
  /** What was asked for, in the words on the screen: "Planner". */
  feature: string;
  requires: Tier;
  /** It is about hearing music: the plan of a fan gives it as well. */
  isForListening?: boolean;
}

export const UpgradeContext = createContext<(reason: UpgradeReason) => void>(() => {});

/** Opens the upgrade dialog instead of a feature that the plan does not include. */
export function useUpgrade(): (reason: UpgradeReason) => void {
  return use(UpgradeContext);
}
