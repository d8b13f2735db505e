import { impersonal, mine, type TablePlans } from "../privacy/plans.ts";

export const adminTables = {
  activeDay: impersonal("Numbers."),
  activityDay: mine("account"),
  missedSearch: impersonal("What was looked for and how often, not by whom."),
} satisfies TablePlans;
