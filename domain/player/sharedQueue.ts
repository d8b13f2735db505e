/** So many tracks of a queue follow a person to other devices. */
export const QUEUE_MAX = 1_000;

/** How often a device says how far the music came, in milliseconds. */
export const PROGRESS_EVERY_MS = 30_000;

/** A device that said nothing for so long is no longer believed to play: it may have been closed, or lost its line. */
export const PLAYS_FOR_MS = 70_000;

/** The part of a longer queue that follows: what is heard and what comes after it, filled up with what came before. */
export function followingPart(queue: readonly string[], currentId: string | null): readonly string[] {
  if (queue.length <= QUEUE_MAX) return queue;
  const current = Math.max(0, currentId === null ? 0 : queue.indexOf(currentId));
  const from = Math.min(current, queue.length - QUEUE_MAX);
  return queue.slice(from, from + QUEUE_MAX);
}

/**
 * What devices of one person tell each other: the queue was `saved`, one has `called` all others, one answers that it is `here`,
 * the music is `handedOver` to one.
 */
export const PLAYER_NEWS = ["saved", "called", "here", "handedOver"] as const;
export type PlayerNewsKind = (typeof PLAYER_NEWS)[number];

/** What a device said of its music, and when. */
export interface SaidPlace {
  positionMs: number;
  isPlaying: boolean;
  at: Date;
}

/** Whether that device still plays. */
export function isStillPlaying({ isPlaying, at }: SaidPlace, now: Date): boolean {
  return isPlaying && now.getTime() - at.getTime() < PLAYS_FOR_MS;
}

/** Where the music is by now, in milliseconds: it went on since that was said, as long as it is believed to. */
export function placeNow(said: SaidPlace, now: Date): number {
  const since = Math.max(0, now.getTime() - said.at.getTime());
  return isStillPlaying(said, now) ? said.positionMs + since : said.positionMs;
}
