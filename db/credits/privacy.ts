import { ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { ofStudioBy } from "../privacy/steps.ts";

export const creditsTables = {
  contributor: ofMyStudio("music", ofStudioBy("trackId", "track")),
  party: ofMyStudio("music"),
  trackWork: ofMyStudio("music", ofStudioBy("trackId", "track")),
  work: ofMyStudio("music"),
  workWriter: ofMyStudio("music", ofStudioBy("workId", "work")),
} satisfies TablePlans;
