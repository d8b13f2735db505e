import { Chroma } from "./Chroma.ts";
import { estimateKey } from "./estimateKey.ts";
import { SoundMeter } from "./SoundMeter.ts";

const RATE = 48_000;
// Taken out once: Jest looks up every global anew.
const { sin, PI, exp, max, min, round } = Math;

/** Measures a stereo recording that is given as a function of time, in blocks of odd length as decoders hand them out. */
function measure(seconds: number, sound: (at: number) => number, rate = RATE) {
  const samples = Float32Array.from({ length: seconds * rate }, (_, i) => sound(i / rate));
  const meter = new SoundMeter(rate, 2);
  for (let at = 0; at < samples.length; at += 1_021) {
    const block = samples.subarray(at, at + 1_021);
    meter.add([block, block], block.length);
  }
  return meter.result();
}

const sine = (hertz: number, level: number) => (at: number) => level * sin(2 * PI * hertz * at);
const decibels = (level: number) => 10 ** (level / 20);

test.each([44_100, 48_000, 96_000])(
  "a 997 Hz tone at -23 dBFS measures -23 LUFS at %i Hz (EBU Tech 3341, case 1)",
  (rate) => {
    expect(measure(4, sine(997, decibels(-23)), rate).loudness).toBeCloseTo(-23, 1);
  },
);

test("quiet passages do not pull the loudness down (EBU Tech 3341, case 3)", () => {
  const [quiet, loud] = [decibels(-36), decibels(-23)];
  const loudness = (at: number) => (at < 3 || at > 17 ? quiet : loud);
  expect(measure(20, (at) => sine(1_000, loudness(at))(at)).loudness).toBeCloseTo(-23, 0);
});

test("silence has no loudness, no peak, no tempo and no key, and is silent from both ends", () => {
  expect(measure(3, () => 0)).toEqual({
    loudness: null,
    truePeak: null,
    clippedSamples: 0,
    leadingSilenceMs: 3_000,
    trailingSilenceMs: 3_000,
    tempo: null,
    key: null,
  });
});

test("a peak between two samples is found (EBU Tech 3341, case 16: a quarter of the rate, 45 degrees)", () => {
  const { truePeak } = measure(2, (at) => 0.5 * sin(2 * PI * 12_000 * at + PI / 4));
  // Its samples never exceed -9.03 dBFS.
  expect(truePeak).toBeGreaterThan(-6.4);
  expect(truePeak).toBeLessThan(-5.8);
});

test("cut-off tops are counted, single peaks are not", () => {
  expect(measure(1, (at) => max(-1, min(1, sine(100, 1.5)(at)))).clippedSamples).toBeGreaterThan(10_000);
  expect(measure(1, sine(1_000, 0.999)).clippedSamples).toBe(0);
  expect(measure(1, (at) => (round(at * RATE) % 1_000 === 0 ? 1 : 0)).clippedSamples).toBe(0);
});

test("silence before and after the music is measured", () => {
  const { leadingSilenceMs, trailingSilenceMs } = measure(8, (at) =>
    at > 2 && at < 5 ? sine(440, 0.5)(at) : 0,
  );
  expect(leadingSilenceMs).toBeGreaterThanOrEqual(2_000);
  expect(leadingSilenceMs).toBeLessThan(2_005);
  expect(trailingSilenceMs).toBeGreaterThanOrEqual(2_999);
  expect(trailingSilenceMs).toBeLessThan(3_005);
});

test("broken numbers in a file of floats spoil nothing", () => {
  const tone = sine(997, decibels(-23));
  const broken = Number.NaN;
  const { loudness, truePeak } = measure(20, (at) =>
    at > 2 && at < 2.001 ? broken : at > 3 && at < 3.001 ? 1e39 : tone(at),
  );
  expect(loudness).toBeCloseTo(-23, 1);
  expect(truePeak).toBeLessThan(-20);
});

/** A drum that is hit at moments given in beats. */
function pattern(bpm: number, beats: readonly { at: number; level: number; hertz: number }[], bar: number) {
  return (seconds: number) => {
    const place = ((seconds * bpm) / 60) % bar;
    return beats.reduce((sum, { at, level, hertz }) => {
      const since = ((place - at) * 60) / bpm;
      return since < 0 ? sum : sum + level * exp(-since * 30) * sin(2 * PI * hertz * since);
    }, 0);
  };
}

function backbeat(bpm: number) {
  const hits = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((at) => ({ at, level: 0.15, hertz: 4_000 }));
  const drums = [0, 2]
    .map((at) => ({ at, level: 0.8, hertz: 60 }))
    .concat([1, 3].map((at) => ({ at, level: 0.6, hertz: 220 })));
  return measure(24, pattern(bpm, [...hits, ...drums], 4)).tempo;
}

test.each([74, 84])("a slow backbeat at %d may be counted by its eighths, and by nothing between", (bpm) => {
  const ratio = backbeat(bpm)!.value / bpm;
  expect(Math.min(Math.abs(ratio - 1), Math.abs(ratio / 2 - 1))).toBeLessThan(0.02);
});

test.each([92, 120, 128.5, 150])("a backbeat at %d is counted at its own tempo", (bpm) => {
  const tempo = backbeat(bpm);
  expect(Math.abs(tempo!.value / bpm - 1)).toBeLessThan(0.02);
  expect(tempo!.confidence).toBeGreaterThanOrEqual(0);
  expect(tempo!.confidence).toBeLessThanOrEqual(1);
});

const chordOf = (semitones: readonly number[]) => (at: number) =>
  semitones.reduce((sum, semitone) => sum + 0.15 * sin(2 * PI * 220 * 2 ** (semitone / 12) * at), 0);

test.each([
  [
    "Am",
    [
      [0, 3, 7],
      [8, 12, 15],
      [3, 7, 10],
      [7, 11, 14],
      [0, 3, 7],
    ],
  ],
  [
    "C",
    [
      [3, 7, 10],
      [8, 12, 15],
      [10, 14, 17],
      [3, 7, 10],
    ],
  ],
  [
    "E",
    [
      [-5, -1, 2],
      [0, 4, 7],
      [2, 6, 9],
      [-5, -1, 2],
    ],
  ],
])("chords around %s are heard as that key", (key, chords) => {
  const chroma = new Chroma(12_000);
  for (const chord of chords) {
    const tone = chordOf(chord);
    chroma.add(Float32Array.from({ length: 36_000 }, (_, i) => tone(i / 12_000)));
  }
  const harmony = { whole: chroma.whole(), opening: chroma.opening(), endingBass: chroma.endingBass() };
  expect(estimateKey(harmony)?.value).toBe(key);
});

test("noise has no confident key", () => {
  let state = 1;
  const noise = () => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return (state >> 8) / 2 ** 24;
  };
  const { key } = measure(6, noise);
  expect(key?.confidence ?? 0).toBeLessThan(0.5);
});
