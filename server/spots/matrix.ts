import { newId } from "../../db/ids.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import { MEMBERS, SIGNED_IN, SUPERADMIN } from "../graphql/matrix/letters.ts";
import { reason } from "../graphql/matrix/phrases.ts";
import { aSpot, between, onOwnRelease, SPOT_TEXT } from "../graphql/matrix/spotThings.ts";

export const spotsRows: Record<string, Row> = {
  "Node.Spot": {
    own: MEMBERS,
    other: SUPERADMIN,
    input: async (kit, db) => ({ id: await aSpot(db, kit, "draft") }),
  },
  "Release.spot": {
    isOfPublic: true,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Release { spot { text } } } }",
    input: async (kit, db) => {
      await aSpot(db, kit, "approved");
      return { id: kit.publicRelease };
    },
    sees: ({ named }) => named?.spot?.text === SPOT_TEXT,
  },
  "Mutation.saveSpot": {
    input: async (kit, db) => {
      await onOwnRelease(db, kit);
      return { releaseId: kit.publicRelease, trackId: kit.publicTrack, text: SPOT_TEXT, startMs: 0 };
    },
  },
  "Mutation.submitSpot": {
    input: async (kit, db) => ({ id: await aSpot(db, kit, "draft"), version: 1 }),
  },
  "Mutation.withdrawSpot": { input: async (kit, db) => ({ id: await aSpot(db, kit, "waiting") }) },
  "Mutation.judgeSpot": {
    input: async (kit, db) => ({
      ...{ id: await aSpot(db, kit, "waiting"), version: 1, isApproved: false, reason },
    }),
  },
  // Whoever pays is told that none is due.
  "Mutation.nextSpot": { own: SIGNED_IN, other: SIGNED_IN, input: between },
  // What was never given to somebody counts nothing.
  "Mutation.reportSpot": { input: () => ({ showingId: newId(), deed: "seen" }) },
};
