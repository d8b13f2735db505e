import { updateTrack } from "../../db/catalog/tracks.ts";
import type { Locked } from "../acting/nouns.ts";
import { type Act, verb } from "../acting/verb.ts";

interface Asked {
  id: string;
  /** The version of the track that the edit was made from. */
  version: number;
}

/** A verb that changes something that belongs to a track, under the lock of its row, and counts its version up. */
export function changeTrack<Wanted>(
  name: string,
  change: (act: Act<[]>, track: Locked["track"], wanted: Wanted) => Promise<void>,
) {
  return verb(name, {
    unaudited: "A studio's own music, of which versions keep one save from undoing another.",
    scope: "catalog:write",
    async run(act, { id, version, ...wanted }: Asked & Wanted) {
      const track = await act.lock("track", id, version);
      await change(act, track, wanted as Wanted);
      await updateTrack(act.trx, id, {}, act.now);
      act.publish("trackChanged", track.workspaceId, { trackId: id });
      return act.done({ trackId: id });
    },
  });
}
