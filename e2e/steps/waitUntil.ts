const POLL_MS = 100;
const PATIENCE_MS = 60_000;

/** Waits for something that no accessible name tells. Throws what was awaited. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
