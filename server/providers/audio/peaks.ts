import { WAVEFORM_POINTS } from "../../../domain/catalog/audio.ts";

/** Milliseconds of sound behind each provisional point: fine enough that one second still fills 800. */
const SLOT_SECONDS = 0.001;

/** Collects the loudest sample of every millisecond while a song of unknown length is decoded. */
export class PeakMeter {
  readonly #samplesPerSlot: number;
  #slots = new Float32Array(1 << 16);
  #slot = 0;
  #inSlot = 0;

  constructor(sampleRate: number) {
    this.#samplesPerSlot = Math.max(1, Math.round(sampleRate * SLOT_SECONDS));
  }

  /** One block: the channels' samples of the same instants, -1 to 1. */
  add(channels: readonly Float32Array[], samples: number): void {
    for (let at = 0; at < samples; ) {
      const end = Math.min(samples, at + this.#samplesPerSlot - this.#inSlot);
      let loudest = this.#slots[this.#slot]!;
      for (const channel of channels) {
        for (let i = at; i < end; i++) {
          const loudness = Math.abs(channel[i]!);
          if (loudness > loudest) loudest = loudness;
        }
      }
      this.#slots[this.#slot] = loudest;
      this.#inSlot += end - at;
      at = end;
      if (this.#inSlot === this.#samplesPerSlot) this.#nextSlot();
    }
  }

  /** Samples whose loudest is known already: a fraction of a millisecond of them. */
  addLoudest(loudest: number, samples: number): void {
    if (loudest > this.#slots[this.#slot]!) this.#slots[this.#slot] = loudest;
    this.#inSlot += samples;
    if (this.#inSlot >= this.#samplesPerSlot) this.#nextSlot();
  }

  #nextSlot(): void {
    this.#inSlot = 0;
    this.#slot++;
    if (this.#slot < this.#slots.length) return;
    const larger = new Float32Array(this.#slots.length * 2);
    larger.set(this.#slots);
    this.#slots = larger;
  }

  /** The waveform: 800 points, 0 to 255. */
  points(): Uint8Array {
    const used = this.#slot + (this.#inSlot > 0 ? 1 : 0);
    return Uint8Array.from({ length: WAVEFORM_POINTS }, (_, point) => {
      const from = Math.floor((point * used) / WAVEFORM_POINTS);
      const to = Math.max(from + 1, Math.floor(((point + 1) * used) / WAVEFORM_POINTS));
      let loudest = 0;
      for (let slot = from; slot < to; slot++) loudest = Math.max(loudest, this.#slots[slot] ?? 0);
      return Math.round(Math.min(1, loudest) * 255);
    });
  }
}
