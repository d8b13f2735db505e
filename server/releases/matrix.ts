import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE, MEMBERS, MEMBERS_ON_A_PLAN } from "../graphql/matrix/letters.ts";
import { reason } from "../graphql/matrix/phrases.ts";
import { aFeed, OF_A_PLAN } from "../graphql/matrix/planThings.ts";
import { aCoverFor, OF_A_RELEASE, onRelease } from "../graphql/matrix/releaseThings.ts";

export const releasesRows: Record<string, Row> = {
  "Release.privateFields": { isOfPublic: true, ...OF_A_RELEASE("privateFields { completeness }") },
  "Mutation.createRelease": { input: ({ track }) => ({ title: "Ebb", trackIds: [track] }) },
  "Mutation.updateRelease": { input: onRelease("draft", { version: 1, title: "Flood" }) },
  "Mutation.setReleaseTracks": {
    input: async (kit, db) => ({
      ...(await onRelease("draft", { version: 1, tracks: [{ trackId: kit.track, disc: 1 }] })!(kit, db)),
    }),
  },
  "Mutation.duplicateRelease": { input: onRelease("draft") },
  "Mutation.scheduleRelease": { input: onRelease("ready", { version: 1, releaseDay: "2999-01-01" }) },
  "Mutation.unscheduleRelease": { input: onRelease("scheduled") },
  "Mutation.releaseNow": { input: onRelease("ready") },
  // It came out on its day: only what went out by hand goes back.
  "Mutation.undoReleaseNow": { input: onRelease("live"), granted: ["ReleaseHeldBack"] },
  "Mutation.markReleaseReady": { input: onRelease("draft") },
  "Mutation.reopenRelease": { input: onRelease("ready") },
  "Mutation.withdrawRelease": { input: onRelease("live") },
  "Mutation.archiveRelease": { input: onRelease("draft") },
  "Mutation.restoreRelease": { input: onRelease("archived") },
  "Mutation.takeDownRelease": { input: onRelease("live", { reason }) },
  "Mutation.reinstateRelease": { input: onRelease("takenDown") },
  "Mutation.deleteRelease": { input: onRelease("draft") },
  "Subscription.releaseChanged": {},
  "POST /api/releases/:id/cover": { own: MEMBERS, request: aCoverFor },
  "Workspace.releasePlan": OF_A_PLAN(`releasePlan(from: "", days: 7) { isWhole }`),
  "Workspace.undatedReleases": OF_A_PLAN("undatedReleases { id }"),
  "Mutation.moveRelease": { input: onRelease("draft", { version: 1, releaseDay: "2999-01-01" }) },
  "Mutation.cancelPreorder": { input: onRelease("preorder") },
  "Mutation.createCalendarFeed": {},
  "Mutation.revokeCalendarFeed": {},
  "GET /api/planner/plan.csv": {
    own: MEMBERS_ON_A_PLAN,
    request: ({ workspace }) => ({
      path: `/api/planner/plan.csv?workspace=${encodeURIComponent(workspace)}`,
      method: "GET",
    }),
  },
  "GET /api/planner/feeds/:file": { own: EVERYONE, other: EVERYONE, request: aFeed },
};
