import "./AccountantView.ts";
import "./WorkspaceTaxes.ts";
import "./endAccountantLink.ts";
import "./inviteAccountant.ts";
import "./saveTaxProfile.ts";
import type { Feature } from "../feature.ts";

export const taxes = {} satisfies Feature;
