import "./LineRest.ts";
import "./SaleSteps.ts";
import "./monthStatement.ts";
import "./statementMonths.ts";
import type { Feature } from "../feature.ts";
import { statementRoutes } from "./statementRoutes.ts";

export const finances = {
  routes: [{ at: "/api/finances", serve: ({ contextFor }) => statementRoutes(contextFor) }],
} satisfies Feature;
