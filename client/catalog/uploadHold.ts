/**
 * Takes an upload for this window, so that no other window of the same browser sends it too. Returns the way to let it
 * go, or null when another window has it. A closed window lets go by itself.
 */
export function holdUpload(key: string): Promise<(() => void) | null> {
  // Absent in old browsers: there one window is assumed.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((answer) => {
    void locks.request(`levare-upload-${key}`, { ifAvailable: true }, (lock) => {
      if (!lock) return answer(null);
      return new Promise<void>((release) => answer(release));
    });
  });
}
