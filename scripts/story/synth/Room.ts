import { SAMPLE_RATE } from "./wavetables.ts";

/** The mix in the making: music that the kick may press down, drums that it may not, and what goes to the effects. */
export class Room {
  readonly length: number;
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly #musicLeft: Float32Array;
  readonly #musicRight: Float32Array;
  /** Effects run at half the rate: a tail has nothing to say above 11 kHz. */
  readonly #reverb: Float32Array;
  readonly #echo: Float32Array;

  constructor(seconds: number) {
    this.length = Math.ceil(seconds * SAMPLE_RATE);
    this.left = new Float32Array(this.length);
    this.right = new Float32Array(this.length);
    this.#musicLeft = new Float32Array(this.length);
    this.#musicRight = new Float32Array(this.length);
    this.#reverb = new Float32Array((this.length >> 1) + 1);
    this.#echo = new Float32Array((this.length >> 1) + 1);
  }

  /** Puts a sound at a moment; `pan` -1 to 1 keeps equal power; sends are relative to its level. */
  place(
    sound: Float32Array,
    seconds: number,
    {
      level,
      pan,
      reverb,
      echo,
      isDrum,
    }: { level: number; pan: number; reverb: number; echo: number; isDrum: boolean },
  ): void {
    const start = Math.max(0, Math.round(seconds * SAMPLE_RATE));
    const count = Math.min(sound.length, this.length - start);
    const toLeft = level * Math.cos(((pan + 1) * Math.PI) / 4) * Math.SQRT2;
    const toRight = level * Math.sin(((pan + 1) * Math.PI) / 4) * Math.SQRT2;
    const left = isDrum ? this.left : this.#musicLeft;
    const right = isDrum ? this.right : this.#musicRight;
    for (let i = 0; i < count; i++) {
      const sample = sound[i]!;
      left[start + i]! += sample * toLeft;
      right[start + i]! += sample * toRight;
    }
    if (reverb > 0) send(this.#reverb, sound, start, count, level * reverb);
    if (echo > 0) send(this.#echo, sound, start, count, level * echo);
  }

  /** Presses the music down at each moment and lets it rise within a quarter of a second: the pumping of dance music. */
  duck(moments: readonly number[], depth: number): void {
    const samples = Math.floor(0.26 * SAMPLE_RATE);
    const gains = Float32Array.from({ length: samples }, (_, i) => 1 - depth * (1 - i / samples) ** 2);
    for (const moment of moments) {
      const start = Math.round(moment * SAMPLE_RATE);
      const count = Math.min(samples, this.length - start);
      for (let i = 0; i < count; i++) {
        this.#musicLeft[start + i]! *= gains[i]!;
        this.#musicRight[start + i]! *= gains[i]!;
      }
    }
  }

  /** Adds music, echo and reverb to the drums: the finished mix lies in `left` and `right`. */
  mixDown(beatSeconds: number, echoLevel: number, reverbLevel: number): void {
    const { left, right } = this;
    for (let i = 0; i < this.length; i++) {
      left[i]! += this.#musicLeft[i]!;
      right[i]! += this.#musicRight[i]!;
    }
    if (echoLevel > 0) this.#addEcho(beatSeconds, echoLevel);
    addUpsampled(left, reverberate(this.#reverb, 0), reverbLevel);
    addUpsampled(right, reverberate(this.#reverb, 23), reverbLevel);
  }

  /** Repeats at a dotted eighth, left and right in turn, each darker than the one before. */
  #addEcho(beatSeconds: number, level: number): void {
    const delay = Math.round(beatSeconds * 0.75 * (SAMPLE_RATE / 2));
    const source = this.#echo;
    const first = new Float32Array(source.length);
    const second = new Float32Array(source.length);
    let dark = 0;
    for (let i = delay; i < source.length; i++) {
      dark += 0.45 * (source[i - delay]! + second[i - delay]! * 0.45 - dark);
      first[i] = dark;
      second[i] = first[i - delay]!;
    }
    addUpsampled(this.left, first, level);
    addUpsampled(this.right, second, level);
    for (let i = 0; i < source.length; i++) this.#reverb[i]! += (first[i]! + second[i]!) * level * 0.3;
  }
}

function send(bus: Float32Array, sound: Float32Array, start: number, count: number, level: number): void {
  const half = level * 0.5;
  let at = start >> 1;
  for (let i = 0; i + 1 < count; i += 2) bus[at++]! += (sound[i]! + sound[i + 1]!) * half;
}

function addUpsampled(out: Float32Array, half: Float32Array, level: number): void {
  const pairs = Math.min(half.length - 1, out.length >> 1);
  for (let i = 0; i < pairs; i++) {
    const now = half[i]! * level;
    out[2 * i]! += now;
    out[2 * i + 1]! += (now + half[i + 1]! * level) * 0.5;
  }
}

const COMBS = [557, 611, 678, 743];
const ALLPASSES = [223, 75];

/** Schroeder's reverb: four combs that lose their brightness, two all-passes that blur them. */
function reverberate(source: Float32Array, spread: number): Float32Array {
  const out = new Float32Array(source.length);
  for (const length of COMBS) {
    const line = new Float32Array(length + spread);
    let at = 0;
    let dark = 0;
    for (let i = 0; i < out.length; i++) {
      const now = line[at]!;
      out[i]! += now;
      dark = now * 0.72 + dark * 0.28;
      line[at] = source[i]! + dark * 0.86;
      if (++at === line.length) at = 0;
    }
  }
  for (const length of ALLPASSES) {
    const line = new Float32Array(length + spread);
    let at = 0;
    for (let i = 0; i < out.length; i++) {
      const before = line[at]!;
      const now = out[i]!;
      line[at] = now + before * 0.5;
      out[i] = before - now * 0.5;
      if (++at === line.length) at = 0;
    }
  }
  return out;
}
