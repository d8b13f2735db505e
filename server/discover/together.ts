/** Passes on what was read, once all that was begun in the same turn is there. */
export type Together = <Found>(read: Promise<Found>) => Promise<Found>;

/**
 * Rows that are asked for at once are told at once: what stands in them is then read in one go, not row by row. Each still has its own
 * answer, and its own failure.
 */
export function together(): Together {
  const begun: Promise<unknown>[] = [];
  // One for all: each by itself would go on alone where everything was there before its turn came.
  let all: Promise<unknown> | undefined;
  return async (read) => {
    // Heard at once: what fails before anybody asks for it would end the process.
    begun.push(read.catch(() => {}));
    all ??= new Promise(setImmediate).then(() => Promise.all(begun));
    await all;
    return read;
  };
}
