import { type Role, worksInStudio } from "../accounts/roles.ts";
import { type Text, text } from "../words/refusal.ts";
import type { Tier } from "./plans.ts";
import { trialDaysLeft } from "./trial.ts";

/** What stands above every screen about the studio's plan. */
export interface PlanBanner {
  /** A trial runs still, which can be hidden for a while; or a plan has ended. */
  tone: "trial" | "expired";
  words: Text;
}

interface Standing {
  tier: Tier;
  role: Role;
  trialEndsAt: Date | null;
}

/** Null where there is nothing to tell of the plan. */
export function bannerOf({ tier, role, trialEndsAt }: Standing, now: Date): PlanBanner | null {
  // A studio is on the free plan only when a trial or a paid plan has ended.
  if (tier === "free" && worksInStudio(role)) return { tone: "expired", words: text("billing.expired") };
  if (tier !== "trial" || !trialEndsAt) return null;
  return { tone: "trial", words: text("billing.trialEndsIn", { days: trialDaysLeft(trialEndsAt, now) }) };
}
