import { ofMyStudio, type TablePlans } from "../privacy/plans.ts";

export const commerceTables = {
  product: ofMyStudio("store"),
} satisfies TablePlans;
