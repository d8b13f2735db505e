import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import { insertCollaborator } from "../../../db/playlists/collaborators.ts";
import { insertPlaylistItems } from "../../../db/playlists/items.ts";
import { insertPlaylist } from "../../../db/playlists/playlists.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { aUser } from "../../../db/testing/build.ts";
import { newToken } from "../../accounts/tokens.ts";
import type { Kit } from "./kit.ts";

interface Some {
  id: string;
  itemId: string;
  secret: string;
}

/** A playlist of the kit's person (or of `ownerId`) with the public track in it and a link to join. */
export async function aPlaylist(
  db: Kysely<DB>,
  { userId, publicTrack }: Kit,
  { ownerId = userId, visibility = "private" } = {},
): Promise<Some> {
  const [id, itemId, at] = [newId(), newId(), new Date()];
  const { token, hash } = newToken();
  await insertPlaylist(db, {
    ...{ id, ownerId, title: "Evening", visibility, createdAt: at, updatedAt: at },
    ...{ invitationId: newId(), invitationTokenHash: hash },
  });
  const trackId = decodeGlobalID(publicTrack).id;
  await insertPlaylistItems(db, id, [{ id: itemId, trackId, orderKey: "i" }], {
    addedBy: ownerId,
    addedAt: at,
  });
  return { id: encodeGlobalID("Playlist", id), itemId, secret: token };
}

/** A playlist of a stranger that the kit's person fills with them. */
export async function aFilledPlaylist(db: Kysely<DB>, kit: Kit): Promise<Some> {
  const playlist = await aPlaylist(db, kit, { ownerId: (await aUser(db)).id });
  const { id } = decodeGlobalID(playlist.id);
  await insertCollaborator(db, { playlistId: id, userId: kit.userId, joinedAt: new Date() });
  return playlist;
}

/** A link of a stranger's to fill their playlist. */
export async function aPlaylistInvitation(db: Kysely<DB>, kit: Kit): Promise<{ secret: string }> {
  const ownerId = (await aUser(db)).id;
  const { secret } = await aPlaylist(db, kit, { ownerId });
  return { secret };
}
