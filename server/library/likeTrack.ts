import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { drop, dropEach, keep, keepEach, OWN_TASTE } from "./keep.ts";

export const likeTrack = verb("likeTrack", {
  unaudited: OWN_TASTE,
  run: (act, { id }: { id: string }) => keep(act, "track", id),
  runEach: (act, asked) =>
    keepEach(
      act,
      "track",
      asked.map(({ id }) => id),
    ),
});

export const unlikeTrack = verb("unlikeTrack", {
  unaudited: OWN_TASTE,
  run: (act, { id }: { id: string }) => drop(act, "track", id),
  runEach: (act, asked) =>
    dropEach(
      act,
      "track",
      asked.map(({ id }) => id),
    ),
});

builder.relayMutationField(
  "likeTrack",
  { inputFields: (t) => ({ id: t.globalID({ for: Track }) }) },
  {
    description: "Puts a track that everybody can hear into the person's library. One that is there stays.",
    verb: likeTrack,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id } }, context, info) => perform(context, info, likeTrack, { id: id.id }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ id }) => id }) }) },
);

builder.relayMutationField(
  "unlikeTrack",
  { inputFields: (t) => ({ id: t.globalID({ for: Track }) }) },
  {
    description: "Takes a track out of the person's library. One that is not there stays out.",
    verb: unlikeTrack,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { id } }, context, info) => perform(context, info, unlikeTrack, { id: id.id }),
  },
  {
    outputFields: (t) => ({
      track: t.field({
        type: Track,
        nullable: true,
        description: "Null when it is no longer there, or no longer for this person.",
        resolve: ({ id }) => id,
      }),
    }),
  },
);
