import { mine, type TablePlans } from "../privacy/plans.ts";

// The name that the network gave a call is of no use outside.
export const phoneTables = { phoneCall: mine("calls", "userId", ["sid"]) } satisfies TablePlans;
