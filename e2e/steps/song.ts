import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { synthesise } from "../../scripts/story/synth/synthesise.ts";
import { wavOf } from "../../scripts/story/synth/waveFile.ts";

const BPM = 120;

/** Real music as a WAV file of this length, about 176 kB a second; different for each title. */
export function song(title: string, seconds = 20) {
  const { left, right, sampleRate } = synthesise({
    seed: title,
    genre: "electronic",
    mood: "uplifting",
    bpm: BPM,
    key: "C",
  });
  const samples = seconds * sampleRate;
  return {
    name: `${title}.wav`,
    mimeType: "audio/wav",
    buffer: wavOf({ left: looped(left, samples), right: looped(right, samples), sampleRate }),
  };
}

/** A WAV file for each title, all of one piece of music, every one begun a beat later. Gives their paths. */
export async function album(titles: readonly string[], seconds = 31): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "levare-album-"));
  const { left, right, sampleRate } = synthesise({
    seed: titles.join(),
    genre: "electronic",
    mood: "uplifting",
    bpm: BPM,
    key: "C",
  });
  const samples = seconds * sampleRate;
  const beat = Math.round((60 / BPM) * sampleRate);
  return Promise.all(
    titles.map(async (title, at) => {
      const [one, other] = [left, right].map((side) => looped(side, samples, at * beat));
      const file = path.join(folder, `${title}.wav`);
      await writeFile(file, wavOf({ left: one!, right: other!, sampleRate }));
      return file;
    }),
  );
}

function looped(sound: Float32Array, samples: number, from = 0): Float32Array {
  return Float32Array.from({ length: samples }, (_, at) => sound[(from + at) % sound.length]!);
}
