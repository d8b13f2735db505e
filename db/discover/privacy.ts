import { derived, impersonal, type TablePlan, type TablePlans } from "../privacy/plans.ts";
import { either, ofStudioBy, own, withoutNames } from "../privacy/steps.ts";

/** Stands there while a run is under way, made from plays, likes and playlists. */
const underWay: TablePlan = {
  onErasure: [
    { does: "delete", rows: own("userId"), with: "user" },
    { does: "delete", rows: ofStudioBy("trackId", "track"), with: "workspace" },
  ],
  taken: null,
};

export const discoverTables = {
  discoverTrack: derived(),
  trackLikeness: derived(either(ofStudioBy("trackId", "track"), ofStudioBy("otherId", "track"))),
  likenessRun: impersonal("Where the run stands that works out which tracks are alike."),
  likenessTaste: underWay,
  likenessList: underWay,
  likenessSize: derived(ofStudioBy("trackId", "track")),
  discoverHub: impersonal("How many tracks there are by genre and mood."),
  curatedList: {
    onErasure: [withoutNames("titleEn", "titleEs", "textEn", "textEs", "curator")],
    taken: null,
  },
  curatedItem: derived(either(ofStudioBy("trackId", "track"), ofStudioBy("releaseId", "release"))),
} satisfies TablePlans;
