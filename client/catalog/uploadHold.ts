/** What this window is just letting go: until that is done, the browser counts it as held. */
const leaving = new Map<string, Promise<unknown>>();

/**
 * Takes an upload for this window, so that no other window of the same browser sends it too. Returns the way to let it
 * go, or null when another window has it. A closed window lets go by itself.
 */
export async function holdUpload(key: string): Promise<(() => void) | null> {
  // Absent in old browsers: there one window is assumed.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return () => {};
  await leaving.get(key);
  return new Promise((answer) => {
    const held = locks.request(`levare-upload-${key}`, { ifAvailable: true }, (lock) => {
      if (!lock) return answer(null);
      return new Promise<void>((release) =>
        answer(() => {
          leaving.set(
            key,
            held.then(() => leaving.delete(key)),
          );
          release();
        }),
      );
    });
  });
}
