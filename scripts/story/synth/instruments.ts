import { between, pick, type Random } from "../../../domain/identity/seededRandom.ts";
import { applyEnvelope, drive, level, lowPass, normalise, noteBuffer } from "./shaping.ts";
import { addPluckedString } from "./strings.ts";
import { addBell, addSungWave, addWave, frequencyOf, type WaveName } from "./wavetables.ts";

/** Plays one note: pitch in MIDI numbers, length in seconds, brightness 0 to 1. All equally strong. */
export type Instrument = (pitch: number, seconds: number, brightness: number) => Float32Array;

/** Every maker takes the song's own luck, so that two songs never have quite the same instrument. */
type Maker = (random: Random) => Instrument;

/** Two detuned waves through a filter that closes: the bread of electronic music. */
function filtered(
  waves: readonly WaveName[],
  shape: { attack: number; decay: number; sustain: number; release: number },
): Maker {
  return (random) => {
    const wave = pick(random, waves);
    const detune = between(random, 1.002, 1.008);
    const openness = between(random, 0.7, 1.4);
    const resonance = between(random, 0.15, 0.55);
    const glide = between(random, 0.06, 0.22) + shape.attack;
    return (pitch, seconds, brightness) => {
      const out = noteBuffer(seconds, shape.release);
      const frequency = frequencyOf(pitch);
      addWave(out, wave, frequency, 0.5, 0.13);
      addWave(out, wave, frequency * detune, 0.5, 0.61);
      const edge = 500 + frequency * 1.5;
      lowPass(out, { from: edge + (900 + brightness * 5200) * openness, to: edge, glide, resonance });
      applyEnvelope(out, shape, seconds);
      return level(out);
    };
  };
}

const electricPiano: Maker = (random) => {
  const ratio = pick(random, [1, 1, 2, 14]);
  const index = ratio > 2 ? between(random, 0.25, 0.5) : between(random, 0.9, 1.7);
  const decay = between(random, 0.9, 1.7);
  return (pitch, seconds, brightness) => {
    const out = noteBuffer(seconds, 0.25);
    addBell(out, frequencyOf(pitch), 0.8, { ratio, index: index * (0.5 + brightness), decay: 0.35 });
    addBell(out, frequencyOf(pitch) * 1.001, 0.4, { ratio: 1, index: 0.5, decay: 0.8 });
    applyEnvelope(out, { attack: 0.004, decay: decay * 2, sustain: 0.1, release: 0.22 }, seconds);
    return level(out);
  };
};

/** Struck strings: three slightly mistuned per note, their harmonics dying before the ground tone. */
const piano: Maker = (random) => {
  const warmth = between(random, 0.8, 1.3);
  return (pitch, seconds, brightness) => {
    const out = noteBuffer(seconds, 0.3);
    const frequency = frequencyOf(pitch);
    for (const [detune, phase] of [
      [0.9996, 0],
      [1, 0.31],
      [1.0005, 0.7],
    ] as const)
      addWave(out, "pulse", frequency * detune, 0.33, phase);
    lowPass(out, {
      from: (1400 + brightness * 3800) * warmth + frequency,
      to: frequency * 1.6 + 250,
      glide: 0.28,
      resonance: 0.05,
    });
    applyEnvelope(out, { attack: 0.003, decay: 2.6, sustain: 0.04, release: 0.28 }, seconds);
    return level(out);
  };
};

const organ: Maker = (random) => {
  const speed = between(random, 5.4, 6.6);
  return (pitch, seconds) => {
    const out = noteBuffer(seconds, 0.06);
    addSungWave(out, "organ", frequencyOf(pitch), 1, { depth: 0.003, rate: speed, delay: 0 });
    applyEnvelope(out, { attack: 0.008, decay: 0.05, sustain: 0.9, release: 0.06 }, seconds);
    return level(out);
  };
};

function bell(ratios: readonly number[], ring: number): Maker {
  return (random) => {
    const ratio = pick(random, ratios);
    const index = between(random, 1, 2.2);
    return (pitch, seconds, brightness) => {
      const out = noteBuffer(seconds, ring);
      addBell(out, frequencyOf(pitch), 1, { ratio, index: index * (0.5 + brightness), decay: 0.25 });
      applyEnvelope(out, { attack: 0.002, decay: ring * 1.6, sustain: 0.02, release: ring }, seconds);
      return level(out);
    };
  };
}

/** A player's tone: it swells, it trembles after a moment. Reeds, flutes, singing leads. */
function sung(waves: readonly WaveName[], tone: { attack: number; edge: number; depth: number }): Maker {
  return (random) => {
    const wave = pick(random, waves);
    const vibrato = { depth: tone.depth, rate: between(random, 4.6, 6), delay: between(random, 0.18, 0.32) };
    const edge = tone.edge * between(random, 0.8, 1.25);
    return (pitch, seconds, brightness) => {
      const out = noteBuffer(seconds, 0.12);
      const frequency = frequencyOf(pitch);
      addSungWave(out, wave, frequency, 1, vibrato);
      lowPass(out, {
        from: frequency * 1.2 + 300,
        to: frequency + edge * (0.6 + brightness * 0.8),
        glide: tone.attack * 2,
        resonance: 0.2,
      });
      applyEnvelope(out, { attack: tone.attack, decay: 0.5, sustain: 0.75, release: 0.12 }, seconds);
      return level(out);
    };
  };
}

function guitar(damping: number, gain: number): Maker {
  return (random) => {
    const place = between(random, 0.12, 0.3);
    const push = gain * between(random, 0.85, 1.2);
    return (pitch, seconds, brightness) => {
      const out = noteBuffer(seconds, gain ? 0.06 : 0.2);
      addPluckedString(out, frequencyOf(pitch), 1, { damping: damping - brightness * 0.12, place, random });
      if (gain) {
        // A power chord: root, fifth and octave meet in the overdrive.
        addPluckedString(out, frequencyOf(pitch + 7.02), 0.8, { damping, place, random });
        addPluckedString(out, frequencyOf(pitch + 12), 0.6, { damping, place, random });
        drive(normalise(out), push);
        lowPass(out, { from: 3400 + brightness * 1800, to: 3200, glide: 0.3, resonance: 0.12 });
      }
      applyEnvelope(out, { attack: 0.002, decay: 3, sustain: 0.3, release: gain ? 0.05 : 0.18 }, seconds);
      return level(out);
    };
  };
}

const sub: Maker = (random) => {
  const warmth = between(random, 1.1, 2.4);
  return (pitch, seconds) => {
    const out = noteBuffer(seconds, 0.09);
    addBell(out, frequencyOf(pitch), 1, { ratio: 0.5, index: 0.9, decay: 0.03 });
    drive(out, warmth);
    applyEnvelope(out, { attack: 0.004, decay: 1.4, sustain: 0.35, release: 0.08 }, seconds);
    return level(out);
  };
};

const upright: Maker = (random) => {
  const place = between(random, 0.2, 0.4);
  return (pitch, seconds, brightness) => {
    const out = noteBuffer(seconds, 0.12);
    addPluckedString(out, frequencyOf(pitch), 0.7, { damping: 0.62 - brightness * 0.15, place, random });
    addWave(out, "sine", frequencyOf(pitch), 0.5, 0);
    applyEnvelope(out, { attack: 0.006, decay: 1.1, sustain: 0.15, release: 0.1 }, seconds);
    return level(out);
  };
};

export const INSTRUMENTS = {
  pluck: filtered(["saw", "pulse", "square"], { attack: 0.003, decay: 0.35, sustain: 0.12, release: 0.15 }),
  stab: filtered(["saw", "saw", "pulse"], { attack: 0.004, decay: 0.5, sustain: 0.3, release: 0.2 }),
  pad: filtered(["saw", "triangle", "pulse"], { attack: 0.35, decay: 1.5, sustain: 0.8, release: 0.7 }),
  strings: filtered(["saw"], { attack: 0.16, decay: 1, sustain: 0.85, release: 0.4 }),
  synthBass: filtered(["saw", "square", "pulse"], {
    attack: 0.003,
    decay: 0.5,
    sustain: 0.45,
    release: 0.06,
  }),
  sub,
  upright,
  pickedBass: guitar(0.5, 0),
  electricPiano,
  piano,
  organ,
  vibraphone: bell([4, 3.98], 1.1),
  chime: bell([3.5, 2.76, 7.07], 0.9),
  kalimba: bell([5.4, 2, 6.3], 0.35),
  cleanGuitar: guitar(0.42, 0),
  nylonGuitar: guitar(0.6, 0),
  crunchGuitar: guitar(0.35, 2.6),
  lead: sung(["saw", "square", "pulse"], { attack: 0.015, edge: 3600, depth: 0.006 }),
  whistle: sung(["sine", "triangle"], { attack: 0.03, edge: 3000, depth: 0.009 }),
  flute: sung(["glass", "triangle"], { attack: 0.06, edge: 2200, depth: 0.007 }),
  saxophone: sung(["reed"], { attack: 0.045, edge: 1900, depth: 0.008 }),
  trumpet: sung(["saw"], { attack: 0.035, edge: 1500, depth: 0.006 }),
} satisfies Record<string, Maker>;

export type InstrumentName = keyof typeof INSTRUMENTS;
