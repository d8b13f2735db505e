import type { SoundMeasurement } from "../../audio.ts";
import { PeakMeter } from "../peaks.ts";
import { Chroma } from "./Chroma.ts";
import { estimateKey } from "./estimateKey.ts";
import { estimateTempo } from "./estimateTempo.ts";
import { LevelMeter } from "./LevelMeter.ts";
import { LoudnessMeter } from "./LoudnessMeter.ts";
import { MonoStream } from "./MonoStream.ts";
import { OnsetEnvelope } from "./OnsetEnvelope.ts";
import { LEVEL_BLOCK, TruePeakMeter } from "./TruePeakMeter.ts";

/** Tempo and key are looked for in this much of a recording: a mix of hours has many of both, and memory has an end. */
const ESTIMATED_SECONDS = 10 * 60;
/** Samples handed to the meters at once: who brings so many spares them from being collected. */
export const SOUND_BLOCK = 16_384;

/** Measures a recording while it is decoded. What it keeps is a few numbers for every second, never the sound. */
export class SoundMeter {
  readonly #sampleRate: number;
  readonly #loudness: LoudnessMeter;
  readonly #peaks: TruePeakMeter[];
  readonly #levels = new LevelMeter();
  readonly #waveform: PeakMeter;
  readonly #mono: MonoStream;
  readonly #onsets: OnsetEnvelope;
  readonly #chroma: Chroma;
  readonly #block: Float32Array[];
  #inBlock = 0;
  #estimated = 0;

  constructor(sampleRate: number, channels: number) {
    this.#sampleRate = sampleRate;
    this.#loudness = new LoudnessMeter(sampleRate, channels);
    this.#peaks = Array.from({ length: channels }, () => new TruePeakMeter(sampleRate));
    this.#waveform = new PeakMeter(sampleRate);
    this.#mono = new MonoStream(sampleRate);
    this.#onsets = new OnsetEnvelope(this.#mono.rate);
    this.#chroma = new Chroma(this.#mono.rate);
    this.#block = Array.from({ length: channels }, () => new Float32Array(SOUND_BLOCK));
  }

  /** One block at the recording's own rate: one array for each channel, full scale is 1. */
  add(channels: readonly Float32Array[], samples: number): void {
    if (this.#inBlock === 0 && samples === SOUND_BLOCK) {
      this.#measure(channels, samples);
      return;
    }
    for (let at = 0; at < samples; ) {
      const taken = Math.min(samples - at, SOUND_BLOCK - this.#inBlock);
      for (const [n, block] of this.#block.entries())
        block.set(channels[n]!.subarray(at, at + taken), this.#inBlock);
      this.#inBlock += taken;
      at += taken;
      if (this.#inBlock === SOUND_BLOCK) this.#measureBlock();
    }
  }

  /** Decoders hand out a thousand samples at a time; the meters like them in larger portions. */
  #measureBlock(): void {
    const samples = this.#inBlock;
    this.#inBlock = 0;
    this.#measure(this.#block, samples);
  }

  #measure(channels: readonly Float32Array[], samples: number): void {
    const peaks = this.#peaks.map((meter, n) => meter.add(channels[n]!, samples));
    this.#draw(samples);
    this.#levels.add(channels, samples, peaks);
    this.#loudness.add(channels, samples);
    if (this.#estimated >= ESTIMATED_SECONDS * this.#sampleRate) return;
    this.#estimated += samples;
    const mono = this.#mono.add(channels, samples);
    this.#onsets.add(mono);
    this.#chroma.add(mono);
  }

  /** The peak meters have looked at every sample already. */
  #draw(samples: number): void {
    for (let block = 0, from = 0; from < samples; block++, from += LEVEL_BLOCK) {
      let loudest = 0;
      for (const { levels } of this.#peaks) loudest = Math.max(loudest, levels[block]!);
      this.#waveform.addLoudest(loudest, Math.min(LEVEL_BLOCK, samples - from));
    }
  }

  /** The waveform of what was measured: 800 points, 0 to 255. To be asked after `result`. */
  points(): Uint8Array {
    return this.#waveform.points();
  }

  /** To be asked once, at the end. */
  result(): Omit<SoundMeasurement, "damagedAtMs"> {
    this.#measureBlock();
    const { clipped, leading, trailing } = this.#levels.result();
    const peak = Math.max(...this.#peaks.map((meter) => meter.peak));
    const milliseconds = (samples: number) => Math.round((samples * 1000) / this.#sampleRate);
    const wasWhole = this.#estimated < ESTIMATED_SECONDS * this.#sampleRate;
    const loudness = this.#loudness.integrated();
    return {
      loudness,
      truePeak: peak > 0 ? 20 * Math.log10(peak) : null,
      clippedSamples: clipped,
      leadingSilenceMs: milliseconds(leading),
      trailingSilenceMs: milliseconds(trailing),
      // The noise of a converter has neither, whatever is counted in it.
      tempo: loudness === null ? null : estimateTempo(this.#onsets.values(), this.#onsets.rate),
      key:
        loudness === null
          ? null
          : estimateKey({
              whole: this.#chroma.whole(),
              opening: this.#chroma.opening(),
              endingBass: wasWhole ? this.#chroma.endingBass() : new Float64Array(12),
            }),
    };
  }
}
