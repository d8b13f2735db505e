import { type MatchedTrack, matchTracks } from "../../db/playlists/matchTracks.ts";
import { isrcProblem, normaliseIsrc } from "../../domain/catalog/isrc.ts";
import { MATCHED_AT_ONCE } from "../../domain/playlists/playlist.ts";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import { phraseOf } from "../../domain/search/terms.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";

/** Longer words are none of a title's. */
const LONGEST = 300;

const WantedTrack = builder.inputType("WantedTrack", {
  description: "A line of a list from elsewhere.",
  fields: (t) => ({
    isrc: t.string({ required: false }),
    title: t.string(),
    artist: t.string({ required: false, description: "Left out: by whomever." }),
  }),
});

const TrackMatch = builder.objectRef<MatchedTrack>("TrackMatch").implement({
  description: "A public track that a line means.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    at: t.exposeInt("at", { description: "The place of the line, from 0." }),
    trackId: t.id({ resolve: ({ id }) => encodeGlobalID("Track", id) }),
    title: t.string({ resolve: wholeTitle }),
    artists: t.string({ resolve: ({ artistNames }) => artistNames.join(", ") }),
  }),
});

builder.queryField("matchTracks", (t) =>
  t.field({
    type: [TrackMatch],
    description: `Public tracks for lines of a list from elsewhere, by code, else by title and artist; lines that none is found for are left out. ${MATCHED_AT_ONCE} at once.`,
    args: { lines: t.arg({ type: [WantedTrack] }) },
    authScopes: { signedIn: true },
    resolve: (_root, { lines }, { db }) =>
      matchTracks(
        db,
        lines.slice(0, MATCHED_AT_ONCE).map(({ isrc, title, artist }) => ({
          isrc: isrc && !isrcProblem(isrc) ? normaliseIsrc(isrc) : "",
          title: phraseOf(title.slice(0, LONGEST)),
          artist: phraseOf((artist ?? "").slice(0, LONGEST)),
        })),
      ),
  }),
);
