import { mine, type TablePlans } from "../privacy/plans.ts";

export const playerTables = { playQueue: mine("plays", "userId", ["deviceId"]) } satisfies TablePlans;
