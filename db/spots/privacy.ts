import { derived, mine, ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { ofStudioBy } from "../privacy/steps.ts";

export const spotsTables = {
  spot: ofMyStudio("music"),
  spotShowing: mine("plays"),
  spotDay: derived(ofStudioBy("spotId", "spot")),
} satisfies TablePlans;
