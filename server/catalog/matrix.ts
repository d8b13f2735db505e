import { rowOf } from "../graphql/globalId.ts";
import { aStoredCover, aStreamFor } from "../graphql/matrix/accessories.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import { OF_A_TRACK } from "../graphql/matrix/creditThings.ts";
import { EVERYONE, MEMBERS, SIGNED_IN } from "../graphql/matrix/letters.ts";
import {
  kept,
  measured,
  OF_A_MEASUREMENT,
  OF_ITS_FILE,
  tagged,
} from "../graphql/matrix/measurementThings.ts";
import { get, node } from "../graphql/matrix/phrases.ts";
import { aFile, aFileFor, aFileId, aView } from "../graphql/matrix/tableThings.ts";

export const catalogRows: Record<string, Row> = {
  "Query.newReleases": {},
  "Query.genreShelves": {},
  "Node.Artist public": { own: EVERYONE, other: EVERYONE, input: node("publicArtist") },
  "Node.Artist draft": { input: node("draftArtist") },
  "Node.Release public": { own: EVERYONE, other: EVERYONE, input: node("publicRelease") },
  "Node.Release draft": {},
  "Node.Track public": { own: EVERYONE, other: EVERYONE, input: node("publicTrack") },
  "Node.Track private": {},
  "Node.Track archived": { input: node("archivedTrack") },
  "Node.Upload": {},
  "Query.uploads": {
    own: MEMBERS,
    document: "query Uploads($uploadIds: [String!]!) { uploads(uploadIds: $uploadIds) { state } }",
    input: ({ upload }) => ({ uploadIds: [rowOf(upload, "Upload")] }),
    sees: ({ uploads }) => uploads.length === 1,
  },
  "Mutation.updateTrack": { input: () => ({ title: "Ebb" }) },
  // Each track answers for itself: one of somebody else is missing.
  "Mutation.updateTracks": {
    own: MEMBERS,
    isOfPublic: true,
    document:
      "mutation Change($input: UpdateTracksInput!) { updateTracks(input: $input) { ... on UpdateTracksPayload { results { outcome } } } }",
    input: ({ track }) => ({ changes: [{ id: track, version: 1, title: "Ebb" }] }),
    sees: ({ updateTracks }) => updateTracks?.results[0].outcome === "saved",
  },
  "Node.TrackImport": { input: aFileId },
  "Mutation.startImport": {
    input: async (kit, db) => ({ ...(await aFileId(kit, db)), takesSuggestions: false, skipsWrong: false }),
  },
  "Mutation.cancelImport": { input: aFileId },
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
  "Node.SavedView": { input: async (kit, db) => ({ id: await aView(db, kit) }) },
  "Mutation.saveView": { input: () => ({ name: "Slow", query: "", columns: [] }) },
  "Mutation.changeView": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: await aView(db, kit), name: "Slow", query: "", columns: [] }),
  },
  "Mutation.deleteView": { own: SIGNED_IN, input: async (kit, db) => ({ id: await aView(db, kit) }) },
  "Subscription.importProgress": {},
  "Track.coverLicence": { isOfPublic: true, ...OF_A_TRACK("coverLicence") },
  "Track.master": { isOfPublic: true, ...OF_A_TRACK("master { format }") },
  "Track.earlierMasters": {
    isOfPublic: true,
    ...OF_A_TRACK("earlierMasters { format }"),
    sees: ({ named }) => Array.isArray(named?.earlierMasters),
  },
  "Track.isOut": {
    isOfPublic: true,
    ...OF_A_TRACK("isOut"),
    sees: ({ named }) => typeof named?.isOut === "boolean",
  },
  "Track.measurement": { isOfPublic: true, ...OF_A_MEASUREMENT },
  "Track.tagProposals": { isOfPublic: true, ...OF_ITS_FILE },
  "Track.sameRecordings": {
    isOfPublic: true,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Track { sameRecordings { id } } } }",
    input: node("publicTrack"),
    sees: ({ named }) => Array.isArray(named?.sameRecordings),
  },
  "Mutation.confirmEstimates": {
    input: async ({ track }, db) => ({ id: await measured(db, track), version: 1, estimates: ["bpm"] }),
  },
  "Mutation.dismissTagProposals": {
    input: async ({ track }, db) => ({
      id: await tagged(db, track),
      ...{ fields: ["genre"], isDismissed: true },
    }),
  },
  "Mutation.saveLyrics": { input: () => ({ plain: "Ebb" }) },
  "Mutation.assignIsrcs": { input: ({ track }) => ({ trackIds: [track] }), granted: ["NoIsrcPrefix"] },
  "Mutation.archiveTrack": {},
  "Mutation.restoreTrack": { input: node("archivedTrack") },
  "Mutation.retryTrack": { input: node("failedTrack") },
  "Mutation.retryUpload": { input: async ({ upload, track }, db) => ({ id: await kept(db, upload, track) }) },
  "Mutation.dismissUpload": {},
  "Subscription.trackChanged": {},
  "Subscription.uploadChanged": {},
  // An address of private music is signed for one person: borrowed, it opens nothing.
  "GET /media/:trackId/:quality": {
    own: SIGNED_IN,
    request: async (kit, server) => ({ path: await aStreamFor(server, kit), method: "GET" }),
  },
  "HEAD /media/:trackId/:quality": {
    own: SIGNED_IN,
    request: async (kit, server) => ({ path: await aStreamFor(server, kit), method: "HEAD" }),
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
