import { cutOffRefusal, isCutOff, MAX_AUDIO_SECONDS } from "../../../domain/catalog/audio.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import type { Decoded, Inspection, Job } from "./messages.ts";
import { MeterFilter } from "./native/MeterFilter.ts";
import { openAudioSource } from "./native/openAudioSource.ts";
import { RenditionFilter } from "./native/RenditionFilter.ts";
import { PeakMeter } from "./peaks.ts";
import { RENDITION_RATE } from "./renditions.ts";
import { UnreadableAudio } from "./UnreadableAudio.ts";

/** Seconds of audio between two reports. */
const REPORT_SECONDS = 2;

/**
 * Decodes once and feeds both encoders, the waveform and the meters on the way.
 *
 * FFmpeg's own calls in their blocking form, because the process has nothing else to do: measured 0.7 s of processor
 * time per minute of audio, against 2.4 s through mediabunny's asynchronous streams, which also know no AIFF.
 * @throws UnreadableAudio
 */
export async function decodeAndEncode(
  job: Extract<Job, { kind: "render" }>,
  { facts, promisedSeconds }: Inspection,
  onProgress: (percent: number) => void,
): Promise<Decoded> {
  const source = openAudioSource(job.file, facts.format);
  const meter = job.measures ? null : new PeakMeter(RENDITION_RATE);
  let filter: RenditionFilter | undefined;
  let sound: MeterFilter | undefined;
  let decodedSamples = 0;
  let nextReport = REPORT_SECONDS;

  for (const frame of source.frames()) {
    filter ??= new RenditionFilter(frame, job, meter);
    decodedSamples += frame.nbSamples;
    if (job.measures) {
      sound ??= new MeterFilter(frame);
      sound.push(frame);
    }
    filter.push(frame);
    const seconds = decodedSamples / source.sampleRate;
    if (seconds < nextReport) continue;
    nextReport = seconds + REPORT_SECONDS;
    if (seconds > MAX_AUDIO_SECONDS) throw new UnreadableAudio(refusal("audio.tooLong"));
    onProgress(Math.min(99, Math.floor((seconds * 100_000) / facts.durationMs)));
    // A breath for the event loop, which is where the parent's death would be heard.
    await new Promise(setImmediate);
  }
  const seconds = decodedSamples / source.sampleRate;
  if (!filter) throw new UnreadableAudio(refusal("audio.damaged"));
  if (promisedSeconds !== null && isCutOff(seconds, promisedSeconds))
    throw new UnreadableAudio(cutOffRefusal(seconds, promisedSeconds));
  filter.finish();
  onProgress(100);
  const measurement = sound ? { ...sound.result(), damagedAtMs: source.damagedAtMs() } : null;
  const peaks = (sound ?? meter)!.points();
  return { seconds, peaks, measurement };
}
