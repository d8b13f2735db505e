import * as v from "valibot";
import { trackPage } from "../../embedded/paths.ts";
import { readSongsOf } from "../../reads/songsOf.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type ModelTool, ofStudios } from "../ModelTool.ts";
import { REF } from "../ref.ts";

const Input = v.strictObject({ ref: REF });

export const readRelease: ModelTool<v.InferOutput<typeof Input>> = {
  name: "read_release_songs",
  description: "The songs of one release that another tool gave, in their order: ISRC, tempo, key.",
  input: Input,
  isFor: ofStudios,
  async run({ ref }, { turn, sources }) {
    const id = sources.idOf(ref);
    const songs = id === null ? null : await readSongsOf(turn.read, id);
    if (!songs) return null;
    return {
      songs: songs.length,
      rows: songs.map((song, place) => ({
        ...{ place: place + 1, ref: sources.add(trackPage(song), song.id), title: fullTitle(song) },
        ...{ isrc: song.isrc, bpm: song.bpm, key: song.key },
      })),
    };
  },
};
