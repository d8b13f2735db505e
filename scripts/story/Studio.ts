import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { AudioEngine, RenderedAudio } from "../../server/providers/audio.ts";
import type { Recording } from "./recordSong.ts";

/** A song as files: the musician's FLAC and what the product made of it. */
export interface Recorded {
  master: string;
  rendered: RenderedAudio;
}

const HANDS = Math.max(2, availableParallelism());

/** Records many songs at once and lets the product's own engine prepare each for listening, in the order of asking. */
export async function recordAll<Take extends Omit<Recording, "file">>(
  takes: readonly Take[],
  engine: AudioEngine,
  folder: string,
  onRecorded: (done: number) => void,
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: HANDS }, async () => {
      const hand = fork(path.join(import.meta.dirname, "recordSong.ts"));
      try {
        while (next < takes.length) {
          const place = next++;
          recorded[place] = await record(hand, takes[place]!, engine, path.join(folder, String(place)));
          onRecorded(++done);
        }
      } finally {
        hand.kill();
      }
    }),
  );
  return recorded;
}

async function record(
  hand: ChildProcess,
  take: Omit<Recording, "file">,
  engine: AudioEngine,
  place: string,
): Promise<Recorded> {
  await mkdir(place, { recursive: true });
  const master = path.join(place, "master.flac");
  const over = new AbortController();
  const { signal } = over;
  const finished = Promise.race([
    once(hand, "message", { signal }),
    once(hand, "exit", { signal }).then(() => {
      throw new Error(`"${take.song.title}" could not be recorded.`);
    }),
  ]).finally(() => over.abort());
  hand.send({ ...take, file: master });
  await finished;
  return { master, rendered: await engine.render(master, place, () => {}, { measures: false }) };
}
