import { synthesise } from "../../scripts/story/synth/synthesise.ts";
import { wavOf } from "../../scripts/story/synth/waveFile.ts";

/** Real music as a WAV file of this length, about 176 kB a second; different for each title. */
export function song(title: string, seconds = 20) {
  const { left, right, sampleRate } = synthesise({
    seed: title,
    genre: "electronic",
    mood: "uplifting",
    bpm: 120,
    key: "C",
  });
  const samples = seconds * sampleRate;
  return {
    name: `${title}.wav`,
    mimeType: "audio/wav",
    buffer: wavOf({ left: looped(left, samples), right: looped(right, samples), sampleRate }),
  };
}

function looped(sound: Float32Array, samples: number): Float32Array {
  return Float32Array.from({ length: samples }, (_, at) => sound[at % sound.length]!);
}
