import { type AudioFormat, MAX_AUDIO_SECONDS } from "../../../domain/catalog/audio.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import type { SoundMeasurement } from "../audio.ts";
import { MeterFilter } from "./native/MeterFilter.ts";
import { openAudioSource } from "./native/openAudioSource.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

/** Seconds of audio between two breaths for the event loop, which is where the parent's death would be heard. */
const BREATH_SECONDS = 5;

/**
 * Decodes only to measure.
 * @throws UnreadableAudio
 */
export async function measureSound(file: string, format: AudioFormat): Promise<SoundMeasurement> {
  const source = openAudioSource(file, format);
  let sound: MeterFilter | undefined;
  let samples = 0;
  let nextBreath = BREATH_SECONDS;
  for (const frame of source.frames()) {
    samples += frame.nbSamples;
    sound ??= new MeterFilter(frame);
    sound.push(frame);
    const seconds = samples / source.sampleRate;
    if (seconds < nextBreath) continue;
    nextBreath = seconds + BREATH_SECONDS;
    if (seconds > MAX_AUDIO_SECONDS) throw new UnreadableAudio(refusal("audio.tooLong"));
    await new Promise(setImmediate);
  }
  if (!sound) throw new UnreadableAudio(refusal("audio.damaged"));
  return { ...sound.result(), damagedAtMs: source.damagedAtMs() };
}
