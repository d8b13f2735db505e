/** Passes on what was read, once all that was begun in the same turn is there. */
export type Together = <Found>(read: Promise<Found>) => Promise<Found>;

/**
 * Rows that are asked for at once are told at once: what stands in them is then read in one go, not row by row. Each still has its own
 * answer, and its own failure.
 */
export function together(): Together {
  const begun: Promise<unknown>[] = [];
  return async (read) => {
    begun.push(read);
    await new Promise(setImmediate);
    await Promise.allSettled(begun);
    return read;
  };
}
