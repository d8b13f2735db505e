import * as v from "valibot";
import { trackPage } from "../../embedded/paths.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { readTrackPage } from "../../reads/trackPage.ts";
import { type ModelTool, NOTHING_MATCHES, ofStudios } from "../ModelTool.ts";

const Input = v.strictObject({
  text: v.optional(v.pipe(v.string(), v.maxLength(100), v.description("Part of the title."))),
  lacking: v.optional(
    v.pipe(v.picklist(["isrc", "lossless", "pLine", "release"]), v.description("Only those without it.")),
  ),
  bpmMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400))),
  bpmMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400))),
  key: v.optional(v.pipe(v.string(), v.maxLength(20), v.description("Such as Am, C or F#m."))),
});

export const findTracks: ModelTool<v.InferOutput<typeof Input>> = {
  name: "find_tracks",
  description:
    "Songs of the catalog, newest first: title, ISRC, tempo, key. `total` counts all that match, also beyond the rows.",
  input: Input,
  isFor: ofStudios,
  async run({ lacking, text, ...rest }, { turn, sources }) {
    const filter = { ...rest, ...(lacking ? { lacking: [lacking] } : {}) };
    const matching = await readTrackPage(turn.read, turn.workspaceId!, { ...filter, text });
    const isNone = matching?.total === 0 && text !== undefined;
    const found = isNone ? await readTrackPage(turn.read, turn.workspaceId!, filter) : matching;
    return (
      found && {
        ...(isNone ? { note: NOTHING_MATCHES } : {}),
        total: found.total,
        rows: found.rows.map((track) => ({
          ...{ ref: sources.add(trackPage(track), track.id), title: fullTitle(track) },
          ...{ isrc: track.isrc, bpm: track.bpm, key: track.key },
        })),
      }
    );
  },
};
