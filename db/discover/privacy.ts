import { derived, impersonal, type TablePlans } from "../privacy/plans.ts";
import { either, ofStudioBy, withoutNames } from "../privacy/steps.ts";

export const discoverTables = {
  discoverTrack: derived(),
  trackLikeness: derived(either(ofStudioBy("trackId", "track"), ofStudioBy("otherId", "track"))),
  discoverHub: impersonal("How many tracks there are by genre and mood."),
  curatedList: {
    onErasure: [withoutNames("titleEn", "titleEs", "textEn", "textEs", "curator")],
    taken: null,
  },
  curatedItem: derived(either(ofStudioBy("trackId", "track"), ofStudioBy("releaseId", "release"))),
} satisfies TablePlans;
