import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { rowOf } from "../globalId.ts";
import type { Kit } from "./kit.ts";

export const SPOT_TEXT = "Nine songs for the long way home.";

/** The spot of the kit's release that is out, with its track. */
export async function aSpot(db: Kysely<DB>, kit: Kit, state: string): Promise<string> {
  await onOwnRelease(db, kit);
  const id = newId();
  const at = new Date();
  await db
    .insertInto("spot")
    .values({
      ...{ id, workspaceId: kit.workspaceId, releaseId: rowOf(kit.publicRelease, "Release")! },
      ...{ trackId: rowOf(kit.publicTrack, "Track")!, text: SPOT_TEXT, startMs: 0, state },
      ...{ createdAt: at, updatedAt: at },
    })
    .execute();
  return encodeGlobalID("Spot", id);
}

/** Puts the kit's track on its release that is out. */
export async function onOwnRelease(db: Kysely<DB>, { publicRelease, publicTrack }: Kit): Promise<void> {
  const [releaseId, trackId] = [rowOf(publicRelease, "Release")!, rowOf(publicTrack, "Track")!];
  await db.insertInto("releaseTrack").values({ releaseId, trackId, position: 1 }).execute();
}

export const between = ({ publicTrack }: Kit) => ({
  ...{ endedTrackId: publicTrack, nextTrackId: publicTrack, songsEnded: 1 },
});
