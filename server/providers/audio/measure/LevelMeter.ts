/** -60 dBFS: below it a fade has ended for every listener. */
const SILENCE = 10 ** (-60 / 20);

/** The largest 16-bit value, with a hair of tolerance for what decoders round. */
const FULL_SCALE = 32_766.5 / 32_768;

/** One sample at the top is a peak; three in a row are a top that was cut off. */
const CLIPPED_RUN = 3;

/** Silence at both ends and samples that were cut off at full scale, over all channels. */
export class LevelMeter {
  #position = 0;
  #firstSound = -1;
  #lastSound = -1;
  #clipped = 0;
  readonly #runs: number[] = [];

  /** `peaks`: the loudest sample of each channel in this block. */
  add(channels: readonly Float32Array[], samples: number, peaks: readonly number[]): void {
    for (const [n, channel] of channels.entries()) {
      const loudest = peaks[n]!;
      if (loudest >= FULL_SCALE || this.#runs[n]) this.#countTops(n, channel, samples);
      if (loudest <= SILENCE) continue;
      if (this.#firstSound < 0 || this.#position < this.#firstSound) {
        let first = 0;
        while (isSilent(channel[first]!)) first++;
        const from = this.#position + first;
        if (this.#firstSound < 0 || from < this.#firstSound) this.#firstSound = from;
      }
      let last = samples - 1;
      while (isSilent(channel[last]!)) last--;
      this.#lastSound = Math.max(this.#lastSound, this.#position + last);
    }
    this.#position += samples;
  }

  #countTops(n: number, channel: Float32Array, samples: number): void {
    let run = this.#runs[n] ?? 0;
    for (let i = 0; i < samples; i++) {
      const sample = channel[i]!;
      if (sample >= FULL_SCALE || sample <= -FULL_SCALE) run++;
      else {
        if (run >= CLIPPED_RUN) this.#clipped += run;
        run = 0;
      }
    }
    this.#runs[n] = run;
  }

  /** In samples of one channel. A recording without any sound is silent from its beginning and up to its end. */
  result(): { clipped: number; leading: number; trailing: number } {
    const pending = this.#runs.filter((run) => run >= CLIPPED_RUN).reduce((all, run) => all + run, 0);
    const clipped = this.#clipped + pending;
    if (this.#firstSound < 0) return { clipped, leading: this.#position, trailing: this.#position };
    return { clipped, leading: this.#firstSound, trailing: this.#position - 1 - this.#lastSound };
  }
}

const isSilent = (sample: number) => !(sample > SILENCE || sample < -SILENCE);
