import {
  changePlaylist,
  lockPlaylist,
  type PlaylistChange,
  type PlaylistRow,
} from "../../db/playlists/playlists.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import type { Act } from "../acting/verb.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";

/** Why nothing of a playlist stands in the audit log. */
export const OWN_LIST =
  "a list of music is the affair of those who make it, and it says itself how it stands";

/** Holds a playlist that the actor owns. Everybody else's is as missing. */
export async function lockOwn(act: Act, id: string): Promise<PlaylistRow> {
  return mustBeOwn(act, await lockPlaylist(act.trx, id, userOf(act.actor).userId));
}

/** One that was held, if the actor owns it. */
export function mustBeOwn({ actor }: Act, playlist: PlaylistRow | undefined): PlaylistRow {
  if (playlist?.ownerId !== userOf(actor).userId) throw new NotFound();
  return playlist;
}

/** Holds a playlist whose items the actor may change, by hand. */
export async function lockFilled(act: Act, id: string): Promise<PlaylistRow> {
  const playlist = await lockPlaylist(act.trx, id, userOf(act.actor).userId);
  if (!playlist) throw new NotFound();
  if (playlist.rule !== null) throw new InvalidInput(problem("id", "playlists.smart"));
  return playlist;
}

/** The end of whatever changed a playlist, if only its items: counted, and told to everybody who has it open. */
export async function changed(act: Act, id: string, change?: PlaylistChange) {
  await changePlaylist(act.trx, id, act.now, change);
  act.publish("playlistChanged", id, {});
  return act.done({ id });
}
