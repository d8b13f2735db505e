import type { Transaction } from "kysely";
import { insertCollaborator } from "../../db/playlists/collaborators.ts";
import { insertPlaylistItems } from "../../db/playlists/items.ts";
import { insertPlaylist } from "../../db/playlists/playlists.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { orderKeys } from "../../domain/playlists/orderKey.ts";
import { personId, storyId } from "./storyId.ts";

const BY_HAND = {
  title: "Last bus, window seat",
  description: "For the way home, when the city is mostly lights.",
  folder: "Evenings",
  songs: ["Undertow", "Marea baja", "Slow Return", "First Light Loop", "Salt on the Lens", "Harbour Lights"],
};
const BY_RULE = { title: "Something slow", folder: "Evenings", rule: "mood:relaxed" };

/** A fan of the demo has a playlist that a friend fills with her, and one that fills itself. */
export async function writePlaylists(trx: Transaction<DB>, now: Date): Promise<void> {
  const ownerId = personId("fan");
  const createdAt = new Date(now.getTime() - 9 * DAY_MS);
  const dated = { ownerId, createdAt, updatedAt: createdAt };
  const id = storyId(`playlist ${BY_HAND.title}`, createdAt);
  const { songs, ...named } = BY_HAND;
  await insertPlaylist(trx, { ...dated, ...named, id, visibility: "public" });
  await insertPlaylist(trx, {
    ...{ ...dated, ...BY_RULE, description: "", visibility: "private" },
    id: storyId(`playlist ${BY_RULE.title}`, createdAt),
  });
  await insertCollaborator(trx, { playlistId: id, userId: personId("collector"), joinedAt: createdAt });
  const tracks = await trx.selectFrom("track").select(["id", "title"]).where("title", "in", songs).execute();
  const keys = orderKeys(null, null, songs.length);
  const items = songs.flatMap((title, at) => {
    const track = tracks.find((each) => each.title === title);
    return track
      ? [{ id: storyId(`playlist item ${title}`, createdAt), trackId: track.id, orderKey: keys[at]! }]
      : [];
  });
  await insertPlaylistItems(trx, id, items.slice(0, 4), { addedBy: ownerId, addedAt: createdAt });
  await insertPlaylistItems(trx, id, items.slice(4), { addedBy: personId("collector"), addedAt: createdAt });
}
