import type { Row } from "../graphql/matrix/cells.ts";
import { aParty, aWork, OF_A_PARTY, OF_A_WORK } from "../graphql/matrix/creditThings.ts";
import { EVERYONE } from "../graphql/matrix/letters.ts";

export const creditsRows: Record<string, Row> = {
  "Node.Party": { input: async (kit, db) => ({ id: await aParty(db, kit) }) },
  "Node.Party public": {
    own: EVERYONE,
    other: EVERYONE,
    input: async (kit, db) => ({ id: await aParty(db, kit, kit.publicTrack) }),
  },
  "Party.ipi": { isOfPublic: true, ...OF_A_PARTY("ipi") },
  "Party.isni": { isOfPublic: true, ...OF_A_PARTY("isni") },
  "Node.Work": { input: async (kit, db) => ({ id: await aWork(db, kit) }) },
  "Node.Work public": {
    own: EVERYONE,
    other: EVERYONE,
    input: async (kit, db) => ({ id: await aWork(db, kit, kit.publicTrack) }),
  },
  "Work.recordingCount": { isOfPublic: true, ...OF_A_WORK("recordingCount") },
  "Writer.shareBp": { isOfPublic: true, ...OF_A_WORK("writers { shareBp }") },
  "Mutation.setContributors": { input: () => ({ contributors: [{ name: "Ana", role: "bass" }] }) },
  "Mutation.setTrackWorks": {
    input: async (kit, db) => ({ id: kit.track, version: 1, workIds: [await aWork(db, kit)] }),
  },
  "Mutation.saveWork": { input: () => ({ title: "Ebb", writers: [] }) },
  "Mutation.updateParty": { input: async (kit, db) => ({ id: await aParty(db, kit), name: "Ebb" }) },
};
