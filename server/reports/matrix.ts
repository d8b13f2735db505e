import type { Row } from "../graphql/matrix/cells.ts";
import { MEMBERS, SIGNED_IN, SUPERADMIN } from "../graphql/matrix/letters.ts";
import { reason } from "../graphql/matrix/phrases.ts";
import { aReport, REPORTED } from "../graphql/matrix/reportThings.ts";

const shown = (typename: "Track" | "Release") =>
  `query Field($id: ID!) { named: node(id: $id) { ... on ${typename} { report { decision } } } }`;

export const reportsRows: Record<string, Row> = {
  "Node.Report": {
    own: MEMBERS,
    other: SUPERADMIN,
    input: async (kit, db) => ({ id: (await aReport(db, kit, "upheld")).id }),
  },
  // What nobody decided against a studio yet it does not hear of.
  "Node.Report open": {
    own: SUPERADMIN,
    other: SUPERADMIN,
    input: async (kit, db) => ({ id: (await aReport(db, kit, "open")).id }),
  },
  "Report.voices": {
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Report { voices { text } } } }",
    input: async (kit, db) => ({ id: (await aReport(db, kit, "upheld")).id }),
    sees: ({ named }) => named?.voices?.[0]?.text === REPORTED,
  },
  "Track.report": {
    isOfPublic: true,
    document: shown("Track"),
    input: async (kit, db) => {
      await aReport(db, kit, "upheld");
      return { id: kit.publicTrack };
    },
    sees: ({ named }) => named?.report?.decision === reason,
  },
  "Release.report": {
    isOfPublic: true,
    document: shown("Release"),
    input: async (kit, db) => {
      await aReport(db, kit, "upheld", "release");
      return { id: kit.publicRelease };
    },
    sees: ({ named }) => named?.report?.decision === reason,
  },
  // Of one's own studio it is refused with words.
  "Mutation.reportMusic": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: ({ publicTrack }) => ({ id: publicTrack, reason: "aiUse" }),
    granted: ["InvalidInput"],
  },
  "Mutation.judgeReport": {
    input: async (kit, db) => ({
      ...{ ...(await aReport(db, kit, "open")), isUpheld: true, decision: reason },
    }),
  },
  "Mutation.appealReport": {
    input: async (kit, db) => ({ id: (await aReport(db, kit, "upheld")).id, appeal: reason }),
  },
};
