import { type SqlBool, sql } from "kysely";
import type { TablePlans } from "../privacy/plans.ts";

export const limitsTables = {
  limitUse: {
    onErasure: [{ does: "delete", rows: ({ limitKeys }) => sql<SqlBool>`key = any(${limitKeys}::text[])` }],
    taken: null,
  },
} satisfies TablePlans;
