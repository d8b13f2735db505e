import { derived, impersonal, type TablePlans } from "../privacy/plans.ts";
import { either, ofStudioBy } from "../privacy/steps.ts";

export const discoverTables = {
  discoverTrack: derived(),
  trackLikeness: derived(either(ofStudioBy("trackId", "track"), ofStudioBy("otherId", "track"))),
  discoverHub: impersonal("How many tracks there are by genre and mood."),
} satisfies TablePlans;
