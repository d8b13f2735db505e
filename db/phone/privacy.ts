import { mine, type TablePlans } from "../privacy/plans.ts";

export const phoneTables = { phoneCall: mine("calls") } satisfies TablePlans;
