import type { Showing } from "../../db/spots/showings.ts";
import { pageAddress } from "../../domain/publicPages/pageAddress.ts";
import { byline, wholeTitle } from "../../domain/publicPages/titles.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";

/** Twice the size of the card's picture, for the sharpest screens. */
const CARD_COVER = 160;

export const SpotShowing = builder.objectRef<Showing>("SpotShowing").implement({
  description: "A spot that somebody was given between two songs. Theirs alone.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    showingId: t.string({ description: "By this it is reported.", resolve: ({ id }) => id }),
    text: t.exposeString("text"),
    startMs: t.exposeInt("startMs", {
      description: "Where its music begins, in milliseconds into the track.",
    }),
    artistNames: t.string({
      description: "As they are read out.",
      resolve: ({ artistNames }) => byline(artistNames),
    }),
    releaseTitle: t.string({
      resolve: ({ releaseTitle: title, versionTitle }) => wholeTitle({ title, versionTitle }),
    }),
    coverUrl: t.string({
      resolve: ({ coverKey, releaseId, genre }) => coverUrl(coverKey, releaseId, genre, CARD_COVER),
    }),
    pagePath: t.string({
      description: "Where its release is found.",
      resolve: ({ handle, slug }) => pageAddress({ handle, slug, place: null }),
    }),
    track: t.field({ type: Track, nullable: true, resolve: ({ trackId }) => trackId }),
  }),
});
