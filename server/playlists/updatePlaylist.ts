import type { PlaylistRow } from "../../db/playlists/playlists.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { checkedFields, type PlaylistFields } from "./fields.ts";
import { changed, lockOwn, OWN_LIST } from "./lockFilled.ts";
import { Playlist, PlaylistVisibilityEnum } from "./Playlist.ts";

// Without a version: two devices that change different fields both have their way, and of one field the later has.
export const updatePlaylist = verb("updatePlaylist", {
  unaudited: OWN_LIST,
  async run(act, { id, ...given }: PlaylistFields & { id: string }) {
    const change = checkedChange(await lockOwn(act, id), given);
    return change ? changed(act, id, change) : act.unchanged({ id });
  },
});

/** What of these words is to be written on a playlist; null where it says all of them, and wrong ones are refused. */
export function checkedChange(playlist: PlaylistRow, given: PlaylistFields) {
  const change = checkedFields(given);
  if (change.rule !== undefined && playlist.rule === null)
    throw new InvalidInput(problem("rule", "playlists.notSmart"));
  const fields = Object.keys(change) as (keyof typeof change)[];
  return fields.every((field) => change[field] === playlist[field]) ? null : change;
}

builder.relayMutationField(
  "updatePlaylist",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Playlist }),
      title: t.string({ required: false }),
      description: t.string({ required: false }),
      visibility: t.field({ type: PlaylistVisibilityEnum, required: false }),
      folder: t.string({ required: false, description: "Empty: in no folder." }),
      rule: t.string({ required: false, description: "Of one that fills itself." }),
    }),
  },
  {
    description: "Changes what is given of it, and leaves the rest.",
    verb: updatePlaylist,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, ...given } }, context, info) =>
      perform(context, info, updatePlaylist, { ...given, id: id.id }),
  },
  {
    outputFields: (t) => ({ playlist: t.field({ type: Playlist, nullable: true, resolve: ({ id }) => id }) }),
  },
);
