import { mine, type TablePlans } from "../privacy/plans.ts";

export const profilesTables = {
  handleRedirect: mine("profile"),
  profile: mine("profile"),
} satisfies TablePlans;
