import { impersonal, type TablePlans } from "../privacy/plans.ts";

export const actingTables = {
  idempotencyKey: impersonal("Hashes of what was asked for and ids of what came of it; gone after 100 days."),
} satisfies TablePlans;
