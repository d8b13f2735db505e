import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism, constants, setPriority } from "node:os";
import path from "node:path";
import type { Recording } from "./recordSong.ts";

type Take = Omit<Recording, "file">;

const HANDS = Math.max(2, availableParallelism());

/**
 * Records songs, several at once and behind everything else that this machine does, each into a FLAC file of the folder;
 * `onRecorded` takes each one as it is there. Ends early, between two songs, when `over` is aborted.
 */
export async function recordSongs<One extends Take>(
  takes: readonly One[],
  folder: string,
  over: AbortSignal,
  onRecorded: (take: One, file: string) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(HANDS, takes.length) }, async () => {
      const hand = fork(path.join(import.meta.dirname, "recordSong.ts"));
      setPriority(hand.pid!, constants.priority.PRIORITY_BELOW_NORMAL);
      try {
        while (next < takes.length && !over.aborted) {
          const place = next++;
          const file = path.join(folder, `${place}.flac`);
          await record(hand, { ...takes[place]!, file });
          await onRecorded(takes[place]!, file);
        }
      } finally {
        hand.kill();
      }
    }),
  );
}

async function record(hand: ChildProcess, { song, artist, album, file }: Recording): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const finished = Promise.race([
    once(hand, "message", { signal }),
    once(hand, "exit", { signal }).then(() => {
      throw new Error(`"${song.title}" could not be recorded.`);
    }),
  ]).finally(() => over.abort());
  hand.send({ song, artist, album, file } satisfies Recording);
  await finished;
}
