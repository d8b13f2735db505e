import { encodeGlobalID } from "@pothos/plugin-relay";
import { aPassword, aSignedLink, aStoredCover, aStreamFor } from "./matrix/accessories.ts";
import { aConfirmedDeletion, aDeletion, anEmailChange, anExport, aSession } from "./matrix/accountThings.ts";
import {
  aCategory,
  aFailedJob,
  aFlag,
  aMerge,
  anAuditEvent,
  aPerson,
  aTerm,
  theAdministration,
  theWorkspace,
} from "./matrix/adminThings.ts";
import { aFileOfAsset, anAsset, anAssetLink, aSharedFile } from "./matrix/assetThings.ts";
import type { Cells, RestRequest, Row } from "./matrix/cells.ts";
import { aReport, onFinding, onSafeFixes } from "./matrix/complianceThings.ts";
import { aParty, aWork, OF_A_PARTY, OF_A_TRACK, OF_A_WORK } from "./matrix/creditThings.ts";
import { aDownload, aWish } from "./matrix/downloadThings.ts";
import { embeddedStreamOf, embedOf, faceOf, standaloneIn } from "./matrix/faceThings.ts";
import { KIT_WORD, type Kit } from "./matrix/kit.ts";
import { measured, OF_A_MEASUREMENT } from "./matrix/measurementThings.ts";
import { aMilestone, aTemplate, OF_A_PLANNED_RELEASE, onMilestone } from "./matrix/milestoneThings.ts";
import { aBroadcast, aNotification, anAnnouncement } from "./matrix/notificationThings.ts";
import { aFeed, OF_A_PLAN } from "./matrix/planThings.ts";
import { aPhoto, aProfile, aStoredPicture } from "./matrix/profileThings.ts";
import { aCoverFor, OF_A_RELEASE, onRelease } from "./matrix/releaseThings.ts";
import { aFile, aFileFor, aFileId, aSearch, aView } from "./matrix/tableThings.ts";
import { aDeletedWorkspace, aMember, anInvitation, slugOfKit } from "./matrix/teamThings.ts";

/*
 * Who may do what: the contract (knowledge: reliability, section 3). One row for each root field, each kind of node, each
 * field that not everybody may read, each REST route. `authz.test.ts` fails on an operation without a row; `matrix/tryRows.ts` tries the
 * rows for real: every principal, own and somebody else's place, every plan.
 *
 * To add an operation, add a line:
 *
 *   "Mutation.archiveTrack": { own: MEMBERS, input: ({ track }) => ({ id: track }) },
 *
 * `own` is who may in their own workspace (or on themselves), `other` who may in a foreign one (left out: nobody; a
 * stranger gets the answer of a missing row, which is tried too). Use a line below or write the letters: `-` no, `Y` yes,
 * `P` pro (a trial will do), `$` paid, `E` enterprise, `e` enterprise by one's own plan. `input` builds the arguments from a `Kit` (kit.ts: one of each
 * thing; add yours there, or insert it in `input`, which runs inside the transaction of the cell). A key may carry a
 * second word when an operation has more than one row: "Node.Track private". Try yours:
 *
 *   MATRIX=full npm test -- matrix/rows -t archiveTrack
 */
//                                visitor | fan educator collector | artist manager label_admin | admin owner | founder, no role | at home elsewhere: founder, fan | superadmin
const EVERYONE: Cells =
  /*      */ "Y       YYY                      YYY                          YY            YY                 YY                                 Y";
const FANS: Cells =
  /*          */ "-       Y--                      ---                          --            --                 --                                 -";
const SIGNED_IN: Cells =
  /*     */ "-       YYY                      YYY                          YY            YY                 YY                                 Y";
const MEMBERS: Cells =
  /*       */ "-       ---                      YYY                          YY            YY                 YY                                 Y";
const MEMBERS_ON_A_PLAN: Cells =
  "-       ---                      PPP                          PP            PP                 PP                                 Y";
const ADMINISTRATORS: Cells =
  "-       ---                      ---                          YY            Y-                 --                                 Y";
const ADMINISTRATORS_ON_A_PLAN: Cells =
  "-       ---                      ---                          PP            P-                 --                                 Y";
const OWNERS: Cells =
  /*        */ "-       ---                      ---                          -Y            Y-                 --                                 -";
const STUDIOS_ON_ENTERPRISE: Cells =
  "-       ---                      eee                          ee            ee                 ee                                 Y";
const SUPERADMIN: Cells =
  /*    */ "-       ---                      ---                          --            --                 --                                 Y";
const NOBODY: Cells =
  /*        */ "-       ---                      ---                          --            --                 --                                 -";

/** Something that everybody may see, with a field for members only: to others it is null. */
const ofMembers = (tried: Partial<Row>): Row => ({ own: MEMBERS, other: NOBODY, ...tried });

/** For those who run the platform, whoever and whatever it is about. */
const platform = (input?: Row["input"]): Row => ({
  own: SUPERADMIN,
  other: SUPERADMIN,
  ...(input ? { input } : {}),
});
const reason = "Because the matrix says so";

/** Filled in for a person who joins by link; the address is new each time. */
const joining = (role: "fan" | "indee") => ({
  email: `${crypto.randomUUID()}@example.test`,
  fullName: "Ana Ruiz",
  role,
  registrationFlow: role,
  ageConfirmation: true,
  termsAccepted: true,
  privacyPolicyAccepted: true,
  marketingConsent: false,
  ...(role === "indee" ? { stageName: "Ana" } : {}),
});

const node =
  (name: keyof Kit): Row["input"] =>
  (kit) => ({ id: kit[name] });

const finds = (name: keyof Kit) => (data: any, kit: Kit) =>
  data.search.edges.some((edge: any) => edge.node.id === kit[name]);
const SEARCH = /* GraphQL */ `
  query Search($text: String!, $scope: SearchScope!) {
    search(first: 100, text: $text, scope: $scope) { edges { node { ... on Node { id } } } }
  }
`;
const FACE = /* GraphQL */ `query Face($handle: String!, $slug: String!) { release(handle: $handle, slug: $slug) { id } }`;
const STANDALONE = /* GraphQL */ `query Standalone($id: String!) { standaloneTrack(id: $id) { id } }`;
const PROFILE = /* GraphQL */ `query Profile($handle: String!) { profile(handle: $handle) { id } }`;
const searching = (scope: string) => ({ document: SEARCH, input: () => ({ text: KIT_WORD, scope }) });

const OF_THE_TEAM = (field: string) => ({
  document: `query Team($id: ID!) { named: node(id: $id) { __typename ... on Workspace { ${field} { totalCount } } } }`,
  input: node("workspace"),
  sees: (data: any) => Boolean(data.named?.[field]),
});

const FREE_TEXT = `/graphql?query=${encodeURIComponent("{ viewer { id } }")}`;
const get =
  (path: string): Row["request"] =>
  () => ({ path, method: "GET" });
const post = (path: string, body: object): RestRequest => ({
  path,
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", origin: "http://127.0.0.1:4000" },
});

export const MATRIX: Record<string, Row> = {
  "Query.viewer": { own: SIGNED_IN, other: SIGNED_IN },
  "Query.newReleases": { own: EVERYONE, other: EVERYONE },
  "Query.search public": {
    own: EVERYONE,
    other: EVERYONE,
    ...searching("ALL"),
    sees: finds("publicTrack"),
  },
  "Query.search drafts": { own: MEMBERS, ...searching("ALL"), sees: finds("track") },
  "Query.search MY_CATALOG": { own: MEMBERS, ...searching("MY_CATALOG"), sees: finds("track") },
  "Query.search RELEASES": { own: MEMBERS, ...searching("RELEASES"), sees: finds("draftRelease") },

  "Node.Artist public": { own: EVERYONE, other: EVERYONE, input: node("publicArtist") },
  "Node.Artist draft": { own: MEMBERS, input: node("draftArtist") },
  "Node.Post public": { own: EVERYONE, other: EVERYONE, input: node("publicPost") },
  "Node.Post draft": { own: MEMBERS, input: node("draftPost") },
  "Node.Product public": { own: EVERYONE, other: EVERYONE, input: node("publicProduct") },
  "Node.Product draft": { own: MEMBERS, input: node("draftProduct") },
  "Node.Release public": { own: EVERYONE, other: EVERYONE, input: node("publicRelease") },
  "Node.Release draft": { own: MEMBERS, input: node("draftRelease") },
  "Node.Track public": { own: EVERYONE, other: EVERYONE, input: node("publicTrack") },
  "Node.Track private": { own: MEMBERS, input: node("track") },
  "Node.Track archived": { own: MEMBERS, input: node("archivedTrack") },
  "Node.Upload": { own: MEMBERS, input: node("upload") },
  "Node.Workspace": { own: MEMBERS, input: node("workspace") },

  "Mutation.registerFan": { own: EVERYONE, other: EVERYONE, input: () => joining("fan") },
  "Mutation.registerIndee": { own: EVERYONE, other: EVERYONE, input: () => joining("indee") },
  "Mutation.updateTrack": { own: MEMBERS, input: ({ track }) => ({ id: track, version: 1, title: "Ebb" }) },
  // Each track answers for itself: one of somebody else is missing.
  "Mutation.updateTracks": ofMembers({
    document:
      "mutation Change($input: UpdateTracksInput!) { updateTracks(input: $input) { ... on UpdateTracksPayload { results { outcome } } } }",
    input: ({ track }) => ({ changes: [{ id: track, version: 1, title: "Ebb" }] }),
    sees: ({ updateTracks }) => updateTracks?.results[0].outcome === "saved",
  }),
  "Node.TrackImport": { own: MEMBERS, input: aFileId },
  "Mutation.startImport": {
    own: MEMBERS,
    input: async (kit, db) => ({ ...(await aFileId(kit, db)), takesSuggestions: false, skipsWrong: false }),
  },
  "Mutation.cancelImport": { own: MEMBERS, input: aFileId },
  "POST /api/catalog/imports": { own: MEMBERS, request: aFileFor },
  "GET /api/catalog/imports/:id/report.csv": {
    own: MEMBERS,
    request: async (kit, { db }) => ({
      path: `/api/catalog/imports/${await aFile(db, kit)}/report.csv`,
      method: "GET",
    }),
  },
  "GET /api/catalog/tracks.csv": {
    own: MEMBERS,
    request: ({ workspace }) => ({
      path: `/api/catalog/tracks.csv?workspace=${encodeURIComponent(workspace)}`,
      method: "GET",
    }),
  },
  "Node.SavedView": { own: SIGNED_IN, input: async (kit, db) => ({ id: await aView(db, kit) }) },
  "Mutation.saveView": {
    own: MEMBERS,
    input: ({ workspace }) => ({ workspaceId: workspace, name: "Slow", query: "", columns: [] }),
  },
  "Mutation.changeView": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: await aView(db, kit), name: "Slow", query: "", columns: [] }),
  },
  "Mutation.deleteView": { own: SIGNED_IN, input: async (kit, db) => ({ id: await aView(db, kit) }) },
  "Node.SavedSearch": { own: SIGNED_IN, input: async (kit, db) => ({ id: await aSearch(db, kit) }) },
  "Mutation.saveSearch": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ name: "Slow", query: "q=slow" }),
  },
  "Mutation.renameSearch": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: await aSearch(db, kit), name: "Slower" }),
  },
  "Mutation.deleteSearch": { own: SIGNED_IN, input: async (kit, db) => ({ id: await aSearch(db, kit) }) },
  "Subscription.importProgress": { own: MEMBERS, input: ({ workspace }) => ({ workspaceId: workspace }) },
  "Track.coverLicence": ofMembers(OF_A_TRACK("coverLicence")),
  "Track.master": ofMembers(OF_A_TRACK("master { format }")),
  "Track.earlierMasters": ofMembers({
    ...OF_A_TRACK("earlierMasters { format }"),
    sees: ({ named }) => Array.isArray(named?.earlierMasters),
  }),
  "Track.isOut": ofMembers({
    ...OF_A_TRACK("isOut"),
    sees: ({ named }) => typeof named?.isOut === "boolean",
  }),
  "Track.measurement": ofMembers(OF_A_MEASUREMENT),
  "Track.sameRecordings": ofMembers({
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Track { sameRecordings { id } } } }",
    input: node("publicTrack"),
    sees: ({ named }) => Array.isArray(named?.sameRecordings),
  }),
  "Mutation.confirmEstimates": {
    own: MEMBERS,
    input: async ({ track }, db) => ({ id: await measured(db, track), version: 1, estimates: ["bpm"] }),
  },
  "Mutation.saveLyrics": {
    own: MEMBERS,
    input: ({ track }) => ({ id: track, version: 1, plain: "Ebb" }),
  },
  "Mutation.assignIsrcs": {
    own: MEMBERS,
    input: ({ track }) => ({ trackIds: [track] }),
    granted: ["NoIsrcPrefix"],
  },
  "Node.Party": { own: MEMBERS, input: async (kit, db) => ({ id: await aParty(db, kit) }) },
  "Node.Party public": {
    own: EVERYONE,
    other: EVERYONE,
    input: async (kit, db) => ({ id: await aParty(db, kit, kit.publicTrack) }),
  },
  "Party.ipi": ofMembers(OF_A_PARTY("ipi")),
  "Party.isni": ofMembers(OF_A_PARTY("isni")),
  "Node.Work": { own: MEMBERS, input: async (kit, db) => ({ id: await aWork(db, kit) }) },
  "Node.Work public": {
    own: EVERYONE,
    other: EVERYONE,
    input: async (kit, db) => ({ id: await aWork(db, kit, kit.publicTrack) }),
  },
  "Work.recordingCount": ofMembers(OF_A_WORK("recordingCount")),
  "Writer.shareBp": ofMembers(OF_A_WORK("writers { shareBp }")),
  "Mutation.setContributors": {
    own: MEMBERS,
    input: ({ track }) => ({ id: track, version: 1, contributors: [{ name: "Ana", role: "bass" }] }),
  },
  "Mutation.setTrackWorks": {
    own: MEMBERS,
    input: async (kit, db) => ({ id: kit.track, version: 1, workIds: [await aWork(db, kit)] }),
  },
  "Mutation.saveWork": {
    own: MEMBERS,
    input: ({ workspace }) => ({ workspaceId: workspace, title: "Ebb", writers: [] }),
  },
  "Mutation.updateParty": {
    own: MEMBERS,
    input: async (kit, db) => ({ id: await aParty(db, kit), name: "Ebb" }),
  },
  "Mutation.archiveTrack": { own: MEMBERS, input: node("track") },
  "Mutation.restoreTrack": { own: MEMBERS, input: node("archivedTrack") },
  "Mutation.retryTrack": { own: MEMBERS, input: node("failedTrack") },
  "Mutation.dismissUpload": { own: MEMBERS, input: node("upload") },

  "Node.Asset": { own: MEMBERS, input: async (kit, db) => ({ id: await anAsset(db, kit) }) },
  "Node.AssetLink": { own: MEMBERS, input: async (kit, db) => ({ id: (await anAssetLink(db, kit)).id }) },
  "Subscription.assetChanged": { own: MEMBERS, input: ({ workspace }) => ({ workspaceId: workspace }) },
  "Mutation.editAsset": {
    own: MEMBERS_ON_A_PLAN,
    input: async (kit, db) => ({ id: await anAsset(db, kit), revision: 1, name: "Pier" }),
  },
  "Mutation.setAssetAccess": {
    own: MEMBERS_ON_A_PLAN,
    input: async (kit, db) => ({ ids: [await anAsset(db, kit)], access: "public" }),
  },
  "Mutation.setAssetAccess private": {
    own: MEMBERS,
    input: async (kit, db) => ({ ids: [await anAsset(db, kit, { access: "public" })], access: "private" }),
  },
  "Mutation.deleteAsset": { own: MEMBERS, input: async (kit, db) => ({ id: await anAsset(db, kit) }) },
  "Mutation.restoreAsset": {
    own: MEMBERS,
    input: async (kit, db) => ({ id: await anAsset(db, kit, { deletedAt: new Date() }) }),
  },
  "Mutation.createAssetLink": {
    own: MEMBERS_ON_A_PLAN,
    input: async (kit, db) => ({
      ...{ assetId: await anAsset(db, kit), days: 7, label: "Press", allowsDownload: true },
    }),
  },
  "Mutation.revokeAssetLink": {
    own: MEMBERS,
    input: async (kit, db) => ({ id: (await anAssetLink(db, kit)).id }),
  },

  "Release.desk": { own: MEMBERS, other: NOBODY, ...OF_A_RELEASE("desk { completeness }") },
  "Mutation.createRelease": {
    own: MEMBERS,
    input: ({ workspace, track }) => ({ workspaceId: workspace, title: "Ebb", trackIds: [track] }),
  },
  "Mutation.updateRelease": { own: MEMBERS, input: onRelease("draft", { version: 1, title: "Flood" }) },
  "Mutation.setReleaseTracks": {
    own: MEMBERS,
    input: async (kit, db) => ({
      ...(await onRelease("draft", { version: 1, tracks: [{ trackId: kit.track, disc: 1 }] })!(kit, db)),
    }),
  },
  "Mutation.duplicateRelease": { own: MEMBERS, input: onRelease("draft") },
  "Mutation.scheduleRelease": {
    own: MEMBERS_ON_A_PLAN,
    input: onRelease("ready", { version: 1, releaseDay: "2999-01-01" }),
  },
  "Mutation.unscheduleRelease": { own: MEMBERS, input: onRelease("scheduled") },
  "Mutation.releaseNow": { own: MEMBERS, input: onRelease("ready") },
  "Mutation.markReleaseReady": { own: MEMBERS, input: onRelease("draft") },
  "Mutation.reopenRelease": { own: MEMBERS, input: onRelease("ready") },
  "Mutation.withdrawRelease": { own: MEMBERS, input: onRelease("live") },
  "Mutation.archiveRelease": { own: MEMBERS, input: onRelease("draft") },
  "Mutation.restoreRelease": { own: MEMBERS, input: onRelease("archived") },
  "Mutation.takeDownRelease": platform(onRelease("live", { reason })),
  "Mutation.reinstateRelease": platform(onRelease("takenDown")),
  "Mutation.deleteRelease": { own: MEMBERS, input: onRelease("draft") },
  "Subscription.releaseChanged": { own: MEMBERS, input: ({ workspace }) => ({ workspaceId: workspace }) },
  "POST /api/releases/:id/cover": { own: MEMBERS, request: aCoverFor },
  "Workspace.releasePlan": {
    own: MEMBERS_ON_A_PLAN,
    ...OF_A_PLAN(`releasePlan(from: "", days: 7) { isWhole }`),
  },
  "Workspace.undatedReleases": { own: MEMBERS_ON_A_PLAN, ...OF_A_PLAN("undatedReleases { id }") },
  "Mutation.moveRelease": {
    own: MEMBERS_ON_A_PLAN,
    input: onRelease("draft", { version: 1, releaseDay: "2999-01-01" }),
  },
  "Mutation.cancelPreorder": { own: MEMBERS, input: onRelease("preorder") },
  "Mutation.createCalendarFeed": {
    own: MEMBERS_ON_A_PLAN,
    input: ({ workspace }) => ({ workspaceId: workspace }),
  },
  "Mutation.revokeCalendarFeed": { own: MEMBERS, input: ({ workspace }) => ({ workspaceId: workspace }) },
  "GET /api/planner/plan.csv": {
    own: MEMBERS_ON_A_PLAN,
    request: ({ workspace }) => ({
      path: `/api/planner/plan.csv?workspace=${encodeURIComponent(workspace)}`,
      method: "GET",
    }),
  },
  "GET /api/planner/feeds/:file": { own: EVERYONE, other: EVERYONE, request: aFeed },
  "Release.compliance": { own: MEMBERS, other: NOBODY, ...OF_A_RELEASE("compliance { score }") },
  "Mutation.waiveFinding": { own: MEMBERS, input: onFinding("upcMissing", { reason }) },
  "Mutation.unwaiveFinding": { own: MEMBERS, input: onFinding("upcMissing") },
  "Mutation.fixFinding": { own: MEMBERS, input: onFinding("titleSpaces") },
  "Mutation.fixAllSafe": { own: MEMBERS, input: onSafeFixes },
  "GET /api/compliance/:file": { own: MEMBERS, request: aReport },
  "Node.Milestone": { own: MEMBERS_ON_A_PLAN, input: async (kit, db) => ({ id: await aMilestone(db, kit) }) },
  "Node.MilestoneTemplate": { own: MEMBERS_ON_A_PLAN, input: aTemplate },
  "Release.milestones": {
    ...{ own: MEMBERS_ON_A_PLAN, other: NOBODY },
    ...OF_A_PLANNED_RELEASE("milestones { id }"),
  },
  "Release.milestoneProgress": {
    ...{ own: MEMBERS_ON_A_PLAN, other: NOBODY },
    ...OF_A_PLANNED_RELEASE("milestoneProgress { total }"),
  },
  "Workspace.plannedReleases": { own: MEMBERS_ON_A_PLAN, ...OF_A_PLAN("plannedReleases { totalCount }") },
  "Workspace.milestoneTemplates": { own: MEMBERS_ON_A_PLAN, ...OF_A_PLAN("milestoneTemplates { name }") },
  "Workspace.lateMilestones": { own: MEMBERS_ON_A_PLAN, ...OF_A_PLAN("lateMilestones { id }") },
  "Query.seedMilestones": { own: SIGNED_IN, other: SIGNED_IN },
  "Mutation.applyMilestoneTemplate": {
    own: MEMBERS_ON_A_PLAN,
    input: ({ draftRelease }) => ({ releaseId: draftRelease }),
  },
  "Mutation.saveMilestoneTemplate": {
    own: MEMBERS_ON_A_PLAN,
    input: ({ workspace }) => ({
      ...{ workspaceId: workspace, name: "Short", steps: [{ key: "artwork", offsetDays: -1 }] },
    }),
  },
  "Mutation.deleteMilestoneTemplate": { own: MEMBERS_ON_A_PLAN, input: aTemplate },
  "Mutation.addMilestone": {
    own: MEMBERS_ON_A_PLAN,
    input: ({ draftRelease }) => ({ releaseId: draftRelease, title: "Book the café" }),
  },
  "Mutation.updateMilestone": {
    own: MEMBERS_ON_A_PLAN,
    input: onMilestone({ version: 1, title: "Book the bar" }),
  },
  "Mutation.completeMilestone": { own: MEMBERS_ON_A_PLAN, input: onMilestone() },
  "Mutation.skipMilestone": { own: MEMBERS_ON_A_PLAN, input: onMilestone() },
  "Mutation.reopenMilestone": { own: MEMBERS_ON_A_PLAN, input: onMilestone({}, { state: "done" }) },
  "Mutation.snoozeMilestone": { own: MEMBERS_ON_A_PLAN, input: onMilestone() },
  "Mutation.deleteMilestone": { own: MEMBERS_ON_A_PLAN, input: onMilestone() },
  "Mutation.restoreMilestone": {
    own: MEMBERS_ON_A_PLAN,
    input: onMilestone({}, { deletedAt: new Date(0) }),
  },
  "Mutation.commentOnMilestone": { own: MEMBERS_ON_A_PLAN, input: onMilestone({ text: "Tomorrow?" }) },

  "Query.currentSlug": {
    own: EVERYONE,
    other: EVERYONE,
    input: async (kit, db) => ({ slug: await slugOfKit(db, kit) }),
  },
  // The token is the right.
  "Query.invitation": {
    own: EVERYONE,
    other: EVERYONE,
    input: async (kit, db) => ({ token: (await anInvitation(db, kit)).token }),
  },
  "Node.Member": { own: ADMINISTRATORS, input: async (kit, db) => ({ id: await aMember(db, kit) }) },
  "Node.Invitation": {
    own: ADMINISTRATORS,
    input: async (kit, db) => ({ id: (await anInvitation(db, kit)).id }),
  },
  "Workspace.members": { own: ADMINISTRATORS, ...OF_THE_TEAM("members") },
  "Workspace.invitations": { own: ADMINISTRATORS, ...OF_THE_TEAM("invitations") },
  "Mutation.updateWorkspace": {
    own: ADMINISTRATORS,
    input: ({ workspace }) => ({ id: workspace, version: 1, name: "Ebb" }),
  },
  "Mutation.updateBranding": {
    own: ADMINISTRATORS_ON_A_PLAN,
    input: ({ workspace }) => ({ id: workspace, version: 1, accentColour: "#7c5cff" }),
  },
  "Mutation.inviteMember": {
    own: ADMINISTRATORS,
    input: ({ workspace }) => ({ workspaceId: workspace, email: "ana@example.test", role: "manager" }),
  },
  "Mutation.resendInvitation": {
    own: ADMINISTRATORS,
    input: async (kit, db) => ({ id: (await anInvitation(db, kit)).id }),
  },
  "Mutation.revokeInvitation": {
    own: ADMINISTRATORS,
    input: async (kit, db) => ({ id: (await anInvitation(db, kit)).id }),
  },
  "Mutation.acceptInvitation": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ token: (await anInvitation(db, kit)).token }),
    refused: ["WrongMailbox"],
  },
  "Mutation.changeMemberRole": {
    own: OWNERS,
    input: async (kit, db) => ({ id: await aMember(db, kit), role: "artist" }),
  },
  "Mutation.setMemberOwner": {
    own: OWNERS,
    input: async (kit, db) => ({ id: await aMember(db, kit), isAccountOwner: true }),
  },
  "Mutation.removeMember": {
    own: ADMINISTRATORS,
    input: async (kit, db) => ({ id: await aMember(db, kit) }),
  },
  "Mutation.leaveWorkspace": {
    own: MEMBERS,
    input: ({ workspace }) => ({ id: workspace }),
    // The founder is the last owner.
    granted: ["LastOwner"],
  },
  "Mutation.createWorkspace": {
    own: STUDIOS_ON_ENTERPRISE,
    other: STUDIOS_ON_ENTERPRISE,
    input: () => ({ name: "Ebb", workspaceType: "label" }),
  },
  "Mutation.switchWorkspace": { own: MEMBERS, input: ({ workspace }) => ({ id: workspace }) },
  "Mutation.deleteWorkspace": {
    own: OWNERS,
    input: ({ workspace }) => ({ id: workspace, name: "Nova's Studio" }),
  },
  "Mutation.undeleteWorkspace": {
    own: OWNERS,
    input: async (kit, db) => ({ id: await aDeletedWorkspace(db, kit) }),
  },

  "Query.admin": platform(),
  "Node.Admin": platform(() => ({ id: theAdministration })),
  "Node.FeatureFlag": platform(async (_kit, db) => ({ id: await aFlag(db) })),
  "Node.AdminUser": platform(async (_kit, db) => ({ id: await aPerson(db) })),
  "Node.AdminWorkspace": platform((kit) => ({ id: theWorkspace(kit) })),
  "Node.AuditEvent": platform(async (_kit, db) => ({ id: await anAuditEvent(db) })),
  "Mutation.createFlag": platform(() => ({ name: "OF_THE_MATRIX" })),
  "Mutation.updateFlag": platform(async (_kit, db) => ({ id: await aFlag(db), enabled: true })),
  "Mutation.deleteFlag": platform(async (_kit, db) => ({ id: await aFlag(db) })),
  "Mutation.changeUserRole": platform(async (_kit, db) => ({
    id: await aPerson(db),
    role: "artist",
    reason,
  })),
  "Mutation.suspendUser": platform(async (_kit, db) => ({ id: await aPerson(db), reason })),
  "Mutation.liftUserSuspension": platform(async (_kit, db) => ({
    id: await aPerson(db, { suspendedAt: new Date() }),
  })),
  "Mutation.signOutUser": platform(async (_kit, db) => ({ id: await aPerson(db) })),
  "Mutation.changeWorkspaceTier": platform((kit) => ({ id: theWorkspace(kit), tier: "enterprise", reason })),
  "Mutation.transferWorkspace": platform(async (kit, db) => {
    const email = `${crypto.randomUUID()}@example.test`;
    await aPerson(db, { role: "artist", email });
    return { id: theWorkspace(kit), email, reason };
  }),
  "Mutation.suspendWorkspace": platform((kit) => ({ id: theWorkspace(kit), reason })),
  "Mutation.restoreWorkspace": platform((kit) => ({ id: theWorkspace(kit) })),
  "Mutation.retryJob": platform(async (_kit, db) => ({ id: await aFailedJob(db) })),
  "Mutation.verifyAuditLog": platform(),
  "Query.platform": { own: EVERYONE, other: EVERYONE },
  "Mutation.updatePlatformSetting": platform(() => ({ key: "noticeEn", value: "Back at six" })),
  "Query.vocabulary": { own: EVERYONE, other: EVERYONE },
  "Node.LexiconTerm": platform(async (_kit, db) => ({ id: await aTerm(db) })),
  "Node.LexiconCategory": platform(async (_kit, db) => ({ id: await aCategory(db) })),
  "Node.TermMerge": platform(async (_kit, db) => ({ id: await aMerge(db) })),
  "Mutation.createTerm": platform(() => ({ list: "MOOD", labelEn: "Of the matrix" })),
  "Mutation.updateTerm": platform(async (_kit, db) => ({ id: await aTerm(db), active: false })),
  "Mutation.orderTerms": platform(async (_kit, db) => ({ ids: [await aTerm(db)] })),
  "Mutation.mergeTerms": platform(async (_kit, db) => ({ fromId: await aTerm(db), intoId: await aTerm(db) })),
  "Mutation.undoMerge": platform(async (_kit, db) => ({ id: await aMerge(db) })),
  "Mutation.createLexiconCategory": platform(() => ({ name: "Of the matrix" })),
  "Mutation.updateLexiconCategory": platform(async (_kit, db) => ({
    id: await aCategory(db),
    name: "Other",
  })),
  "Mutation.orderLexiconCategories": platform(async (_kit, db) => ({ ids: [await aCategory(db)] })),
  "Mutation.importTerms": platform(() => ({ csv: "list,english\nMOOD,Of the matrix", isDryRun: false })),

  "Node.Notification": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ id: await aNotification(db, userId) }),
  },
  "Mutation.markNotificationRead": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ id: await aNotification(db, userId), isRead: true }),
  },
  "Mutation.markAllNotificationsRead": { own: SIGNED_IN, other: SIGNED_IN },
  "Mutation.undoMarkAllNotificationsRead": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ readAt: new Date(0) }),
  },
  "Subscription.notificationArrived": { own: SIGNED_IN, other: SIGNED_IN },
  "Node.Broadcast": platform(async (_kit, db) => ({ id: await aBroadcast(db) })),
  "Mutation.createBroadcast": platform(() => ({ content: anAnnouncement })),
  "Mutation.updateBroadcast": platform(async (_kit, db) => ({
    id: await aBroadcast(db),
    version: 1,
    content: anAnnouncement,
  })),
  "Mutation.deleteBroadcast": platform(async (_kit, db) => ({ id: await aBroadcast(db) })),
  "Mutation.sendBroadcast": platform(async (_kit, db) => ({ id: await aBroadcast(db), version: 1 })),
  "Mutation.cancelBroadcast": platform(async (_kit, db) => ({ id: await aBroadcast(db, "scheduled") })),
  "Mutation.testBroadcast": platform(() => ({ content: anAnnouncement })),
  "Subscription.broadcastChanged": platform(),

  "GET /api/admin/lexicon.csv": { ...platform(), request: get("/api/admin/lexicon.csv") },
  "GET /api/admin/audit.csv": { ...platform(), request: get("/api/admin/audit.csv") },

  // The answer is one for every address.
  "Mutation.requestAccountDeletion": {
    own: EVERYONE,
    other: EVERYONE,
    input: () => ({ email: "ana@example.test" }),
  },
  // The token, the code and the key are the right; whoever carries them need not be signed in.
  "Mutation.confirmAccountDeletion": {
    own: EVERYONE,
    other: EVERYONE,
    input: async ({ userId }, db) => ({ token: await aDeletion(db, userId) }),
    granted: ["StudiosNeedOwner"],
  },
  "Query.accountDeletion": {
    own: EVERYONE,
    other: EVERYONE,
    input: async ({ userId }, db) => ({ code: await aConfirmedDeletion(db, userId) }),
  },
  "Mutation.keepAccountByLetter": {
    own: EVERYONE,
    other: EVERYONE,
    input: () => ({ code: "none", key: "none" }),
    granted: ["LinkSpent"],
  },
  "Mutation.keepAccount": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ started: Boolean(await aConfirmedDeletion(db, userId)) }),
  },
  "Mutation.requestDataExport": { own: SIGNED_IN, other: SIGNED_IN },
  "GET /api/privacy/exports/:file": {
    own: SIGNED_IN,
    request: async ({ userId }, server) => ({ path: await anExport(server, userId), method: "GET" }),
  },

  // Registration is for everybody; these are for oneself.
  "Mutation.convertToArtist": {
    own: FANS,
    other: FANS,
    input: () => ({ artistName: "Nova" }),
    refused: ["CannotConvert"],
  },
  "Mutation.saveOnboardingStep": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ side: "fan", step: 1 }),
    // Whoever has no such side is told so.
    granted: ["InvalidInput"],
  },
  "Mutation.completeOnboarding": {
    own: SIGNED_IN,
    input: ({ userId }) => ({ userId: encodeGlobalID("Viewer", userId) }),
    refused: ["UserNotFound"],
  },
  "Mutation.updatePreferences": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ streamingQuality: "basic" }),
  },
  "Mutation.revokeSession": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ id: await aSession(db, userId) }),
  },
  "Mutation.revokeOtherSessions": { own: SIGNED_IN, other: SIGNED_IN },
  "Mutation.requestEmailChange": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ newEmail: "next@example.test" }),
  },
  "Mutation.cancelEmailChange": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ started: Boolean(await anEmailChange(db, userId)) }),
  },
  // The token is the right; whoever carries it need not be signed in.
  "Mutation.confirmEmailChange": {
    own: EVERYONE,
    other: EVERYONE,
    input: async ({ userId }, db) => ({ token: await anEmailChange(db, userId) }),
  },
  "Mutation.requestPasswordReset": {
    own: EVERYONE,
    other: EVERYONE,
    input: () => ({ email: "ana@example.test" }),
  },
  // Too short on purpose: it is judged, and nothing is hashed.
  "Mutation.resetPassword": {
    own: EVERYONE,
    other: EVERYONE,
    input: () => ({ token: "spent", newPassword: "short" }),
    granted: ["InvalidInput"],
  },
  "Mutation.changePassword": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ currentPassword: "upbeat-01", newPassword: "short", endOtherSessions: false }),
    granted: ["InvalidInput"],
  },
  "Mutation.setFirstPassword": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ newPassword: "short" }),
    granted: ["InvalidInput"],
  },

  // A profile is public or its owner's; what is sent here is always about one's own.
  "Query.profile public": {
    own: EVERYONE,
    other: EVERYONE,
    document: PROFILE,
    input: async ({ userId }, db) => ({ handle: (await aProfile(db, userId, true)).handle }),
    sees: (data) => data.profile !== null,
  },
  "Query.release public": {
    own: EVERYONE,
    other: EVERYONE,
    document: FACE,
    input: (kit, db) => faceOf(kit, db, "publicRelease"),
    sees: (data) => data.release !== null,
  },
  "Query.standaloneTrack public": {
    own: EVERYONE,
    other: EVERYONE,
    document: STANDALONE,
    input: standaloneIn,
    sees: (data) => data.standaloneTrack !== null,
  },
  "Query.profile hidden": {
    own: SIGNED_IN,
    document: PROFILE,
    input: async ({ userId }, db) => ({ handle: (await aProfile(db, userId, false)).handle }),
    sees: (data) => data.profile !== null,
  },
  "Node.Profile public": {
    own: EVERYONE,
    other: EVERYONE,
    input: async ({ userId }, db) => ({ id: (await aProfile(db, userId, true)).id }),
  },
  "Node.Profile hidden": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ id: (await aProfile(db, userId, false)).id }),
  },
  // Too short on purpose: the answer is a sentence.
  "Query.checkHandle": { own: SIGNED_IN, other: SIGNED_IN, input: () => ({ handle: "x" }) },
  "Mutation.updateProfile": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ version: 1, bio: "Ebb" }),
    granted: ["StaleProfile"],
  },
  "Mutation.changeHandle": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ handle: "undertow" }),
  },
  "Mutation.changeProfilePicture": { own: SIGNED_IN, other: SIGNED_IN, input: () => ({ kind: "avatar" }) },
  "POST /api/profile/:kind": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    request: async () => ({
      path: "/api/profile/avatar?x=0&y=0&width=1&height=1",
      method: "POST",
      headers: { "x-levare": "1" },
      body: await aPhoto(),
    }),
  },
  "GET /pictures/:profile/:file": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (_kit, server) => ({ path: await aStoredPicture(server), method: "GET" }),
  },
  "GET /u/:handle": {
    own: EVERYONE,
    other: EVERYONE,
    request: get("/u/undertow"),
  },
  "GET /:at/*": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, { db }) => {
      const { handle, slug } = await faceOf(kit, db, "publicRelease");
      return { path: `/@${handle}/${slug}`, method: "GET" };
    },
  },
  "GET /:at": {
    own: EVERYONE,
    other: EVERYONE,
    request: async ({ userId }, { db }) => ({
      path: `/@${(await aProfile(db, userId, true)).handle}`,
      method: "GET",
    }),
  },

  "Subscription.trackChanged": { own: MEMBERS, input: ({ workspace }) => ({ workspaceId: workspace }) },
  "Subscription.uploadChanged": { own: MEMBERS, input: ({ workspace }) => ({ workspaceId: workspace }) },

  "GET /healthz": { own: EVERYONE, other: EVERYONE, request: get("/healthz") },
  // What may be asked there is in the rows above; text of one's own is for superadmins.
  "GET /graphql": { own: SUPERADMIN, other: SUPERADMIN, closedBy: [403], request: get(FREE_TEXT) },
  "POST /graphql": {
    own: SUPERADMIN,
    other: SUPERADMIN,
    closedBy: [403],
    request: () => post("/graphql", { query: "{ viewer { id } }" }),
  },
  // What may be listened to is in the rows of the subscriptions; a page hears nothing of anybody but the person it shows.
  "POST /live": {
    own: SIGNED_IN,
    request: ({ userId }) => post("/live", { viewer: encodeGlobalID("Viewer", userId), subscriptions: [] }),
  },
  "GET /graphiql": { own: SUPERADMIN, other: SUPERADMIN, request: get("/graphiql") },
  "GET /dev/mail": { own: EVERYONE, other: EVERYONE, request: get("/dev/mail") },

  "POST /api/auth/sign-in/email": {
    own: EVERYONE,
    other: EVERYONE,
    request: async ({ userId }, server) => post("/api/auth/sign-in/email", await aPassword(server, userId)),
  },
  "POST /api/auth/sign-in/magic-link": {
    own: EVERYONE,
    other: EVERYONE,
    request: () => post("/api/auth/sign-in/magic-link", { email: "ana@example.test" }),
  },
  "POST /api/auth/magic-link/confirm": {
    own: EVERYONE,
    other: EVERYONE,
    request: async ({ userId }, server) =>
      post("/api/auth/magic-link/confirm", { token: await aSignedLink(server, userId) }),
  },
  "POST /api/auth/sign-out": {
    own: EVERYONE,
    other: EVERYONE,
    request: () => post("/api/auth/sign-out", {}),
  },

  // A place is taken in the asker's own studio; a plan that has ended has none. Continuing needs the first request's answer.
  "ALL /uploads/*": {
    own: MEMBERS_ON_A_PLAN,
    closedBy: [402, 403],
    request: ({ workspace }) => ({
      path: "/uploads",
      method: "POST",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-length": "10",
        "upload-metadata": `filename ${btoa("tide.wav")},workspaceId ${btoa(workspace)}`,
      },
    }),
  },
  "GET /api/assets/:version": {
    own: MEMBERS,
    request: async (kit, server) => ({ path: await aFileOfAsset(kit, server), method: "GET" }),
  },
  "GET /api/assets/:version/preview/:width": {
    own: MEMBERS,
    request: async (kit, server) => ({
      path: `${await aFileOfAsset(kit, server)}/preview/320`,
      method: "GET",
    }),
  },
  "GET /api/assets/:version/listen": {
    own: MEMBERS,
    request: async (kit, server) => ({ path: `${await aFileOfAsset(kit, server)}/listen`, method: "GET" }),
  },
  "HEAD /api/assets/:version": {
    own: MEMBERS,
    request: async (kit, server) => ({ path: await aFileOfAsset(kit, server), method: "HEAD" }),
  },
  "HEAD /api/assets/:version/preview/:width": {
    own: MEMBERS,
    request: async (kit, server) => ({
      path: `${await aFileOfAsset(kit, server)}/preview/320`,
      method: "HEAD",
    }),
  },
  "HEAD /api/assets/:version/listen": {
    own: MEMBERS,
    request: async (kit, server) => ({ path: `${await aFileOfAsset(kit, server)}/listen`, method: "HEAD" }),
  },
  "GET /api/assets/:version public": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({
      path: await aFileOfAsset(kit, server, { access: "public" }),
      method: "GET",
    }),
  },
  // The secret in the address is the right; whoever carries it need not be signed in.
  "GET /s/:token": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: await aSharedFile(kit, server), method: "GET" }),
  },
  "GET /s/:token/picture": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/picture`, method: "GET" }),
  },
  "GET /s/:token/listen": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/listen`, method: "GET" }),
  },
  "HEAD /s/:token/listen": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/listen`, method: "HEAD" }),
  },
  "GET /s/:token/file": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/file`, method: "GET" }),
  },
  "HEAD /s/:token/file": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `${await aSharedFile(kit, server)}/file`, method: "HEAD" }),
  },
  // An address of private music is signed for one person: borrowed, it opens nothing.
  "GET /media/:trackId/:quality": {
    own: SIGNED_IN,
    request: async (kit, server) => ({ path: await aStreamFor(server, kit), method: "GET" }),
  },
  "HEAD /media/:trackId/:quality": {
    own: SIGNED_IN,
    request: async (kit, server) => ({ path: await aStreamFor(server, kit), method: "HEAD" }),
  },
  // Open to visitors, who may have what its artist gives to everybody.
  "Mutation.prepareDownload": {
    own: MEMBERS,
    refused: ["NotFound"],
    input: ({ track }) => ({ id: track, format: "mp3" }),
  },
  "Query.download": {
    own: SIGNED_IN,
    document: `query Download($id: String!) { download(id: $id) { state } }`,
    input: async (kit, db) => ({ id: await aWish(kit, db) }),
    sees: (data) => data.download !== null,
  },
  "GET /api/downloads/:id": {
    own: SIGNED_IN,
    request: async (kit, server) => ({ path: await aDownload(kit, server), method: "GET" }),
  },
  "HEAD /api/downloads/:id": {
    own: SIGNED_IN,
    request: async (kit, server) => ({ path: await aDownload(kit, server), method: "HEAD" }),
  },
  "GET /cards/:file": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `/cards/${await embedOf(kit, server.db)}.jpg`, method: "GET" }),
  },
  "GET /embed/:id": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: `/embed/${await embedOf(kit, server.db)}`, method: "GET" }),
  },
  "GET /embed/:id/:track/stream": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, server) => ({ path: await embeddedStreamOf(kit, server.db), method: "GET" }),
  },
  "GET /oembed": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (kit, { db }) => {
      const { handle, slug } = await faceOf(kit, db, "publicRelease");
      return { path: `/oembed?url=http://127.0.0.1:4000/@${handle}/${slug}`, method: "GET" };
    },
  },
  "GET /covers/art/:file": {
    own: EVERYONE,
    other: EVERYONE,
    request: get("/covers/art/00000000-0000-4000-8000-000000000000.svg"),
  },
  "GET /covers/:folder/:file": {
    own: EVERYONE,
    other: EVERYONE,
    request: async (_kit, server) => ({ path: await aStoredCover(server), method: "GET" }),
  },
};

/** What a visitor may read of the types that they can come to. Every other field of these types needs a row above. */
export const OPEN_FIELDS: Record<string, string> = {
  AccountDeletion: "canceledAt code confirmedAt doneAt dueAt expiresAt requestedAt state",
  AiDisclosure: "composition instrumentation lyrics postProduction vocals",
  Artist: "avatarUrl followerCount id name verified workspaceId",
  Contributor: "party role",
  DownloadWish: "failure format id progress state url",
  FacetValue: "count value",
  InvalidInput: "field",
  InvitationOffer: "email expiresAt inviter role studio",
  LyricLine: "startMs text",
  Lyrics: "plain timed",
  Party: "id name",
  Platform: "legalContact noticeEn noticeEs signUp supportEmail",
  Post: "authorId authorName body createdAt id likesCount title workspaceId",
  Product: "currency id inventory mediaUrl name price sku type workspaceId",
  Profile:
    "artist avatarUrl bio followerCount following handle handleChangeableAt headerUrl id isCollectionPublic isOwn isPublic kind links location name posts products releases version",
  ProfileLink: "host service url",
  Release:
    "artistNames artists cLine catalogNumber coverAlt coverHeight coverUrl coverWidth creditsText currency date description duration excludedTerritories genre id isExplicit isPriceFixed " +
    "label language licence originalReleaseDay pLine pagePath priceMinor related runningOrder slug state suggestedPriceMinor territories title trackAt trackCount tracks type upc version versionTitle workspaceId",
  ReleaseTrack: "disc isInstant position track",
  RightsLine: "owner year",
  SearchFacets: "bpm genre key mood price type year",
  Text: "code message params",
  Track:
    "aiDisclosure artistNames artists bpm contributors coverUrl createdAt creditsText currency downloadAllowed duration explicit failure furtherMoods genre id instruments isCover isLive isPriceFixed isRemix isrc key language lossless lyrics maxFreePlays mood pLineOwner pLineYear pagePath parent peaks previewStartMs priceMinor progress recordingCountry recordingYear release releaseId state stream subGenre suggestedPriceMinor title updatedAt version versionTitle visibility workspaceId works",
  StudiosNeedOwner: "studios",
  TrackStream: "expiresAt mimeType url",
  Work: "id isWhole iswc revision title writers",
  Writer: "party role",
  VocabularyList: "active description icon key labelEn labelEs terms",
  VocabularyTerm: "aliases isChoosable labelEn labelEs slug",
};
