import type { Insertable } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import type { MeasuredAudio } from "../providers/audio.ts";

/** What an engine measured, as it is stored. */
export function measurementOf(
  { facts, measurement }: MeasuredAudio,
  measuredAt: Date,
): Omit<Insertable<DB["measurement"]>, "trackId"> {
  const { loudness, truePeak, clippedSamples, leadingSilenceMs, trailingSilenceMs, damagedAtMs, tempo, key } =
    measurement;
  return {
    sampleRate: facts.sampleRate,
    bitDepth: facts.bitDepth,
    channels: facts.channels,
    ...{ loudness, truePeak, clippedSamples, leadingSilenceMs, trailingSilenceMs, damagedAtMs },
    bpm: tempo?.value ?? null,
    bpmConfidence: tempo?.confidence ?? null,
    key: key?.value ?? null,
    keyConfidence: key?.confidence ?? null,
    measuredAt,
  };
}
