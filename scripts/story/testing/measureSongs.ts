import { createHash } from "node:crypto";
import { SONGS } from "../songs.ts";
import { synthesise } from "../synth/synthesise.ts";
import { wavOf } from "../synth/waveFile.ts";

/** What a listener with instruments would write down about one song. Loudness in dBFS, one value per tenth. */
export interface Measured {
  title: string;
  seconds: number;
  peak: number;
  offset: number;
  loudness: number[];
  first: number;
  last: number;
  fileBytes: number;
  dataBytes: number;
  digest: string;
  digestAgain: string;
  digestOfOtherSeed: string;
}

const digestOf = (file: Buffer) => createHash("sha256").update(file).digest("hex");

// Plays every song and prints what was measured as JSON. A program of its own, because inside Jest's sandbox the
// same loops take more than ten times as long (measured).
const measured = SONGS.map((song, i): Measured => {
  const { left, right, sampleRate } = synthesise(song);
  const file = wavOf({ left, right, sampleRate });
  let peak = 0;
  let sum = 0;
  const energy = new Array<number>(10).fill(0);
  const tenth = Math.ceil(left.length / 10);
  for (let at = 0; at < left.length; at++) {
    const [one, two] = [left[at]!, right[at]!];
    peak = Math.max(peak, Math.abs(one), Math.abs(two));
    sum += one + two;
    energy[Math.floor(at / tenth)]! += (one * one + two * two) / (2 * tenth);
  }
  const digest = digestOf(file);
  // Playing all of them three times would cost half a minute and say the same.
  const again = i % 8 === 0 ? digestOf(wavOf(synthesise(song))) : digest;
  const other = i % 8 === 0 ? digestOf(wavOf(synthesise({ ...song, seed: "another" }))) : "not played";
  return {
    title: song.title,
    seconds: left.length / sampleRate,
    peak,
    offset: sum / (2 * left.length),
    loudness: energy.map((value) => 10 * Math.log10(value)),
    first: left[0]!,
    last: left.at(-1)!,
    fileBytes: file.length,
    dataBytes: file.readUInt32LE(40),
    digest,
    digestAgain: again,
    digestOfOtherSeed: other,
  };
});
process.stdout.write(JSON.stringify(measured));
