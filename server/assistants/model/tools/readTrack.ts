import * as v from "valibot";
import { trackPage } from "../../embedded/paths.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { readTrack as read } from "../../reads/tracks.ts";
import { type ModelTool, ofStudios } from "../ModelTool.ts";
import { REF } from "../ref.ts";

const Input = v.strictObject({ ref: REF });

export const readTrack: ModelTool<v.InferOutput<typeof Input>> = {
  name: "read_track",
  description:
    "One song that another tool gave: writers with their shares in percent, people on it, loudness, whether it has lyrics.",
  input: Input,
  isFor: ofStudios,
  async run({ ref }, { turn, sources }) {
    const id = sources.idOf(ref);
    const track = id === null ? null : await read(turn.read, id);
    if (!track?.title) return null;
    const { isrc, bpm, key, lyrics, measurement, works, contributors } = track;
    return {
      ...{ ref: sources.add(trackPage(track, "credits"), track.id), title: fullTitle(track), isrc, bpm, key },
      lyrics: lyrics === null ? "none" : lyrics.timed ? "timed" : "written",
      loudnessLufs: measurement?.loudness ?? null,
      truePeakDb: measurement?.truePeak ?? null,
      works: works.map(({ title, isWhole, writers }) => ({
        ...{ title, sharesAddUp: isWhole },
        writers: writers.map(({ shareBp, party }) => ({
          name: party.name,
          sharePercent: shareBp === null ? null : shareBp / 100,
        })),
      })),
      people: contributors.map(({ role, party }) => ({ role, name: party.name })),
    };
  },
};
