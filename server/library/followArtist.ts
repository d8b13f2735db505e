import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Artist } from "../catalog/Artist.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { drop, dropEach, keep, keepEach, OWN_TASTE } from "./keep.ts";

export const followArtist = verb("followArtist", {
  unaudited: OWN_TASTE,
  run: (act, { id }: { id: string }) => keep(act, "artist", id),
  runEach: (act, asked) =>
    keepEach(
      act,
      "artist",
      asked.map(({ id }) => id),
    ),
});

export const unfollowArtist = verb("unfollowArtist", {
  unaudited: OWN_TASTE,
  run: (act, { id }: { id: string }) => drop(act, "artist", id),
  runEach: (act, asked) =>
    dropEach(
      act,
      "artist",
      asked.map(({ id }) => id),
    ),
});

builder.relayMutationField(
  "followArtist",
  { inputFields: (t) => ({ id: t.globalID({ for: Artist }) }) },
  {
    description:
      "Follows an artist whom everybody can come to. Whom one follows already one goes on to follow.",
    verb: followArtist,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id } }, context, info) => perform(context, info, followArtist, { id: id.id }),
  },
  { outputFields: (t) => ({ artist: t.field({ type: Artist, resolve: ({ id }) => id }) }) },
);

builder.relayMutationField(
  "unfollowArtist",
  { inputFields: (t) => ({ id: t.globalID({ for: Artist }) }) },
  {
    description: "Follows an artist no longer. Whom one does not follow stays so.",
    verb: unfollowArtist,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { id } }, context, info) =>
      perform(context, info, unfollowArtist, { id: id.id }),
  },
  {
    outputFields: (t) => ({
      artist: t.field({
        type: Artist,
        nullable: true,
        description: "Null when it is no longer there, or no longer for this person.",
        resolve: ({ id }) => id,
      }),
    }),
  },
);
