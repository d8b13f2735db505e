import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import type { Kit } from "../graphql/matrix/kit.ts";
import { MEMBERS, SIGNED_IN, SUPERADMIN } from "../graphql/matrix/letters.ts";
import { reason } from "../graphql/matrix/phrases.ts";

const TEXT = "Nine songs for the long way home.";

/** The spot of the kit's release that is out, with its track. */
async function aSpot(db: Kysely<DB>, kit: Kit, state: string): Promise<string> {
  await onRelease(db, kit);
  const id = newId();
  const at = new Date();
  await db
    .insertInto("spot")
    .values({
      ...{ id, workspaceId: kit.workspaceId, releaseId: rowOf(kit.publicRelease, "Release")! },
      ...{ trackId: rowOf(kit.publicTrack, "Track")!, text: TEXT, startMs: 0, state },
      ...{ createdAt: at, updatedAt: at },
    })
    .execute();
  return encodeGlobalID("Spot", id);
}

async function onRelease(db: Kysely<DB>, { publicRelease, publicTrack }: Kit): Promise<void> {
  const [releaseId, trackId] = [rowOf(publicRelease, "Release")!, rowOf(publicTrack, "Track")!];
  await db.insertInto("releaseTrack").values({ releaseId, trackId, position: 1 }).execute();
}

const between = ({ publicTrack }: Kit) => ({
  ...{ endedTrackId: publicTrack, nextTrackId: publicTrack, songsEnded: 1 },
});

export const spotsRows: Record<string, Row> = {
  "Node.Spot": {
    own: MEMBERS,
    other: SUPERADMIN,
    input: async (kit, db) => ({ id: await aSpot(db, kit, "draft") }),
  },
  "Release.spot": {
    isOfPublic: true,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Release { spot { text } } } }",
    own: MEMBERS,
    other: SUPERADMIN,
    input: async (kit, db) => {
      await aSpot(db, kit, "approved");
      return { id: kit.publicRelease };
    },
    sees: ({ named }) => named?.spot?.text === TEXT,
  },
  "Mutation.saveSpot": {
    input: async (kit, db) => {
      await onRelease(db, kit);
      return { releaseId: kit.publicRelease, trackId: kit.publicTrack, text: TEXT, startMs: 0 };
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
