import { writeLyrics } from "../../db/catalog/lyrics.ts";
import { type LyricLine, lyricsProblem } from "../../domain/catalog/lrc.ts";
import { perform } from "../acting/perform.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { changeTrack } from "./changeTrack.ts";
import { StaleVersion } from "./StaleVersion.ts";
import { Track } from "./Track.ts";

const LyricLineInput = builder.inputType("LyricLineInput", {
  fields: (t) => ({ startMs: t.int(), text: t.string() }),
});

type Words = { plain: string; timed?: readonly LyricLine[] | null | undefined };

const saveLyrics = changeTrack("saveLyrics", async ({ trx, now }, track, { plain, timed }: Words) => {
  const lines = timed?.length ? timed.map(({ startMs, text }) => ({ startMs, text: text.trim() })) : null;
  refuse(lyricsProblem(plain, lines, track.durationMs));
  await writeLyrics(trx, { trackId: track.id, plain: plain.trimEnd(), timed: lines }, now);
});

builder.relayMutationField(
  "saveLyrics",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Track }),
      version: t.int({ description: "The version of the track that the edit was made from." }),
      plain: t.string(),
      timed: t.field({ type: [LyricLineInput], required: false, description: "Null: not timed." }),
    }),
  },
  {
    description: "Replaces the words of a track. Empty ones take them away.",
    verb: saveLyrics,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleVersion, NotFound] },
    resolve: (_root, { input: { id, ...words } }, context, info) =>
      perform(context, info, saveLyrics, { id: id.id, ...words }),
  },
  { outputFields: (t) => ({ track: t.field({ type: Track, resolve: ({ trackId }) => trackId }) }) },
);
