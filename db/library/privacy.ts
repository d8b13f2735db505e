import { mine, type TablePlans } from "../privacy/plans.ts";

export const libraryTables = { releaseSave: mine("social"), trackLike: mine("social") } satisfies TablePlans;
