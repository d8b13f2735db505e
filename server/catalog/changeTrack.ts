import type { Selectable, Transaction } from "kysely";
import { lockTrack, updateTrack } from "../../db/catalog/tracks.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { StaleVersion } from "./StaleVersion.ts";

/**
 * Changes something that belongs to a track, under the lock of its row, and counts the version up. Throws NotFound for a
 * track of somebody else and StaleVersion for one that was saved meanwhile. Returns the track's id.
 */
export async function changeTrack(
  context: Context,
  id: string,
  version: number,
  act: (trx: Transaction<DB>, track: Selectable<DB["track"]>) => Promise<void>,
): Promise<{ trackId: string }> {
  const { db, services, now } = context;
  const workspaceId = await db.transaction().execute(async (trx) => {
    const track = await lockTrack(trx, id, workspacesOf(signedIn(context)));
    if (!track) throw new NotFound();
    if (track.version !== version) throw new StaleVersion(id);
    await act(trx, track);
    await updateTrack(trx, id, {}, now());
    return track.workspaceId;
  });
  services.events.publish("trackChanged", workspaceId, { trackId: id });
  return { trackId: id };
}
