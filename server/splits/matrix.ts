import type { Cells, Row } from "../graphql/matrix/cells.ts";
import { MEMBERS_ON_A_PLAN } from "../graphql/matrix/letters.ts";
import { node } from "../graphql/matrix/phrases.ts";
import { OF_A_PLAN } from "../graphql/matrix/planThings.ts";
import { aDraftSheet, aSentSheet } from "./testing/aSheet.ts";

const OWNERS_ON_A_PLAN: Cells = "- --- --- -P P- -- -";
const refused = ["SplitRefused"];
const shares = [{ isStudio: true, name: "Studio", role: "", bps: 10_000 }];
const MEMBERS = "query Field($id: ID!) { named: node(id: $id) { ... on";

export const splitsRows: Record<string, Row> = {
  "Workspace.splitSheets": OF_A_PLAN("splitSheets { totalCount }"),
  "Node.SplitSheet": {
    own: MEMBERS_ON_A_PLAN,
    input: async ({ workspaceId }, db) => ({ id: (await aSentSheet(db, workspaceId)).gid }),
  },
  "Track.splitSheets": {
    isOfPublic: true,
    document: `${MEMBERS} Track { splitSheets { id } } } }`,
    input: node("publicTrack"),
    sees: ({ named }) => Array.isArray(named?.splitSheets),
  },
  "Release.splitSheets": {
    isOfPublic: true,
    document: `${MEMBERS} Release { splitSheets { id } } } }`,
    input: node("publicRelease"),
    sees: ({ named }) => Array.isArray(named?.splitSheets),
  },
  "Query.splitOffer": {
    input: async ({ workspaceId }, db) => ({ token: (await aSentSheet(db, workspaceId)).token }),
  },
  "Mutation.saveSplitSheet": {
    ...{ own: OWNERS_ON_A_PLAN, refused },
    input: ({ track }) => ({ subjectId: track, incomeTypes: ["sales"], shares }),
  },
  "Mutation.sendSplitSheet": {
    ...{ own: OWNERS_ON_A_PLAN, refused },
    input: async ({ workspaceId }, db) => ({ id: (await aDraftSheet(db, workspaceId)).gid, revision: 1 }),
  },
  "Mutation.discardSplitSheet": {
    ...{ own: OWNERS_ON_A_PLAN, refused },
    input: async ({ workspaceId }, db) => ({ id: (await aDraftSheet(db, workspaceId)).gid }),
  },
  "Mutation.remindSplitSigner": {
    ...{ own: OWNERS_ON_A_PLAN, refused },
    input: async ({ workspaceId }, db) => {
      const { gid: id, shareId } = await aSentSheet(db, workspaceId);
      return { id, shareId };
    },
  },
  "Mutation.replaceSplitAddress": {
    ...{ own: OWNERS_ON_A_PLAN, refused },
    input: async ({ workspaceId }, db) => {
      const { gid: id, shareId } = await aSentSheet(db, workspaceId);
      return { id, shareId, email: "other@example.test" };
    },
  },
  "Mutation.setAlbumSplit": {
    ...{ own: OWNERS_ON_A_PLAN, refused },
    input: ({ draftRelease }) => ({ releaseId: draftRelease, albumSplit: "count" }),
  },
  // Whoever holds the secret answers.
  "Mutation.signSplit": {
    input: async ({ workspaceId }, db) => {
      const { token, contentHash } = await aSentSheet(db, workspaceId);
      return { token, name: "Ana", contentHash };
    },
  },
  "Mutation.refuseSplit": {
    input: async ({ workspaceId }, db) => ({
      token: (await aSentSheet(db, workspaceId)).token,
      reason: "Not what we agreed on.",
    }),
  },
};
