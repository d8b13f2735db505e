import type { Kysely } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";
import { decodeGlobalID } from "../globalId.ts";
import type { Row } from "./cells.ts";

/** Something measured on a track of the kit; the answer is the track's own global id. */
export async function measured(db: Kysely<DB>, track: string): Promise<string> {
  const trackId = decodeGlobalID(track).id;
  await db
    .insertInto("measurement")
    .values({ trackId, loudness: -14, bpm: 120, key: "Am" })
    .onConflict((c) => c.column("trackId").doNothing())
    .execute();
  return track;
}

/** Whether the measurement of a public track says anything: to others it is null. */
export const OF_A_MEASUREMENT: Pick<Row, "document" | "input" | "sees"> = {
  document: "query Field($id: ID!) { named: node(id: $id) { ... on Track { measurement { loudness } } } }",
  input: async ({ publicTrack }, db) => ({ id: await measured(db, publicTrack) }),
  sees: ({ named }) => Boolean(named?.measurement),
};

/** Something that the file of a track of the kit says; the answer is the track's own global id. */
export async function tagged(db: Kysely<DB>, track: string): Promise<string> {
  await db
    .insertInto("fileTag")
    .values({ trackId: decodeGlobalID(track).id, genre: "Slowcore" })
    .onConflict((c) => c.column("trackId").doNothing())
    .execute();
  return track;
}

/** New audio that we could not prepare; the answer is the upload's own global id. */
export async function kept(db: Kysely<DB>, upload: string, track: string): Promise<string> {
  await db
    .updateTable("upload")
    .set({ replacesTrackId: decodeGlobalID(track).id, reasonCode: "audio.notReplaced", reasonParams: "{}" })
    .where("id", "=", decodeGlobalID(upload).id)
    .execute();
  return upload;
}

/** Whether what the file of a public track says of it is told: to others nothing is. */
export const OF_ITS_FILE: Pick<Row, "document" | "input" | "sees"> = {
  document: "query Field($id: ID!) { named: node(id: $id) { ... on Track { tagProposals { field } } } }",
  input: async ({ publicTrack }, db) => ({ id: await tagged(db, publicTrack) }),
  sees: ({ named }) => named?.tagProposals?.length > 0,
};
