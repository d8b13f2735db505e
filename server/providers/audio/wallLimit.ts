/** Reading tags takes 0.1 s; a file that needs a hundred times as much is built to do so. */
export const INSPECT_WALL_MS = 10_000;

const WALL_MS = 180_000;

/** Three minutes for anything up to two hours of audio, and as much again for every further two hours. */
export function renderWallMs(durationMs: number): number {
  return WALL_MS * Math.max(1, Math.ceil(durationMs / 7_200_000));
}
