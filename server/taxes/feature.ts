import "./AccountantView.ts";
import "./WorkspaceTaxes.ts";
import "./endAccountantLink.ts";
import "./inviteAccountant.ts";
import "./saveTaxProfile.ts";
import type { Feature } from "../feature.ts";
import { taxRoutes } from "./taxRoutes.ts";

export const taxes = {
  routes: [{ at: "/api/taxes", serve: ({ contextFor }) => taxRoutes(contextFor) }],
} satisfies Feature;
