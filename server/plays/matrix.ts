import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../db/ids.ts";
import { insertPlays } from "../../db/plays/plays.ts";
import type { DB } from "../../db/tables.generated.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import type { Kit } from "../graphql/matrix/kit.ts";
import { SIGNED_IN } from "../graphql/matrix/letters.ts";

/** Something that the person heard, of music that is out. */
async function aPlay(db: Kysely<DB>, { publicTrack, userId }: Kit): Promise<string> {
  const id = newId();
  const now = new Date();
  const play = {
    ...{ id, trackId: rowOf(publicTrack, "Track")!, listenerId: userId, listenerKey: "", sessionId: newId() },
    ...{ startedAt: now, heardMs: 40_000, outcome: "counted", day: now.toISOString().slice(0, 10) },
  };
  await insertPlays(db, [play], now);
  return encodeGlobalID("Play", id);
}

export const playsRows: Record<string, Row> = {
  "Node.Play": { own: SIGNED_IN, input: async (kit, db) => ({ id: await aPlay(db, kit) }) },
  "Track.playCounts": {
    isOfPublic: true,
    document: "query Field($id: ID!) { named: node(id: $id) { ... on Track { playCounts { counted } } } }",
    input: ({ publicTrack }) => ({ id: publicTrack }),
    sees: ({ named }) => typeof named?.playCounts?.counted === "number",
  },
  "Mutation.clearListeningHistory": {},
  "Mutation.startPlay": { input: ({ publicTrack }) => ({ trackId: publicTrack }) },
  // Tracks that are not for the listener are left out.
  "Mutation.issuePlaySessions": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: ({ publicTrack }) => ({ trackIds: [publicTrack] }),
  },
  // What nobody signed is answered so, whoever says it.
  "Mutation.reportPlays": {
    input: () => ({
      reports: [{ id: newId(), session: "forged", startedAt: new Date().toISOString(), heardMs: 40_000 }],
    }),
  },
};
