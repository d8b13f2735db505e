import { newId } from "../../db/ids.ts";
import { insertCollaborator } from "../../db/playlists/collaborators.ts";
import { insertPlaylist } from "../../db/playlists/playlists.ts";
import { aUser } from "../../db/testing/build.ts";
import { playlistPath } from "../../domain/playlists/playlist.ts";
import type { TestServer } from "../../server/testing.ts";
import type { Scene } from "./scenes.ts";

/** At a playlist that Mara Lune owns and Leo Park fills with her, as one of the two. */
export async function atPlaylist(
  server: TestServer,
  { isFriend = false, ...scene }: Omit<Scene, "userId" | "place"> & { isFriend?: boolean },
): Promise<Scene> {
  const { id: ownerId } = await aUser(server.db, { name: "Mara Lune", role: "fan", capabilities: ["fan"] });
  const { id: friendId } = await aUser(server.db, { name: "Leo Park", role: "fan", capabilities: ["fan"] });
  const [id, at] = [newId(), new Date()];
  await insertPlaylist(server.db, {
    ...{ id, ownerId, title: "Evening", createdAt: at, updatedAt: at },
    ...{ invitationId: newId(), invitationTokenHash: newId() },
  });
  await insertCollaborator(server.db, { playlistId: id, userId: friendId, joinedAt: at });
  return { userId: isFriend ? friendId : ownerId, place: playlistPath(id), ...scene };
}

/** In the library of a fan. */
export async function atLibrary(server: TestServer, scene: Omit<Scene, "userId">): Promise<Scene> {
  const { id: userId } = await aUser(server.db, { name: "Mara Lune", role: "fan", capabilities: ["fan"] });
  return { userId, ...scene };
}
