// npm run bench:estimates: tempo and key of every song of the demo story, found in its sound alone. Nothing is chosen: all
// songs are in the table, and an octave error is an error. Goal: 80 % of each.
import { SoundMeter } from "../../server/providers/audio/measure/SoundMeter.ts";
import { SONGS } from "../story/songs.ts";
import { synthesise } from "../story/synth/synthesise.ts";

const GOAL = 0.8;
const TOLERANCE = 0.02;
const OCTAVES = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 2, 2, 3, 4];
/** As much at once as a decoder gives. */
const BLOCK = 4_096;

const isNear = (found: number, wanted: number) => Math.abs(found / wanted - 1) <= TOLERANCE;
let tempos = 0;
let octaves = 0;
let keys = 0;
let seconds = 0;
let work = 0;

console.log("song                            BPM  found          confidence  key   found  confidence");
for (const song of SONGS) {
  const { left, right, sampleRate } = synthesise(song);
  const start = process.cpuUsage();
  const meter = new SoundMeter(sampleRate, 2);
  for (let at = 0; at < left.length; at += BLOCK) {
    const block = [left.subarray(at, at + BLOCK), right.subarray(at, at + BLOCK)];
    meter.add(block, block[0]!.length);
  }
  const { tempo, key } = meter.result();
  const { user, system } = process.cpuUsage(start);
  work += (user + system) / 1e6;
  seconds += left.length / sampleRate;

  const isTempo = tempo !== null && isNear(tempo.value, song.bpm);
  const isOctave = !isTempo && tempo !== null && OCTAVES.some((n) => isNear(tempo.value, song.bpm * n));
  const isKey = key?.value === song.key;
  tempos += Number(isTempo);
  octaves += Number(isOctave);
  keys += Number(isKey);
  const verdict = isTempo ? "" : isOctave ? "octave" : "WRONG";
  console.log(
    [
      song.title.slice(0, 30).padEnd(30),
      String(song.bpm).padStart(4),
      ` ${(tempo?.value.toFixed(1) ?? "none").padStart(5)} ${verdict.padEnd(6)}`,
      (tempo?.confidence.toFixed(2) ?? "").padStart(11),
      `  ${song.key.padEnd(4)}`,
      ` ${(key?.value ?? "none").padEnd(4)} ${isKey ? "" : "WRONG"}`.padEnd(11),
      key?.confidence.toFixed(2) ?? "",
    ].join(" "),
  );
}

const judge = (found: number) =>
  `${found} of ${SONGS.length} = ${((100 * found) / SONGS.length).toFixed(0)} %: ${found / SONGS.length >= GOAL ? "met" : "MISSED"}`;
console.log(
  `\nBPM within 2 %: ${judge(tempos)} (goal ${GOAL * 100} %); octave errors, counted as wrong: ${octaves}`,
);
console.log(`Key: ${judge(keys)} (goal ${GOAL * 100} %)`);
console.log(
  `All measures together cost ${((work * 1000) / (seconds / 60)).toFixed(0)} ms of CPU per minute of audio`,
);
