import { BroadcastChannel, locks } from "node:worker_threads";

/** What tabs of one browser share and jsdom lacks: Node has both, for its threads. Returns how to take the locks away again. */
export function shareLocks(): () => void {
  const set = (value: unknown) => Object.defineProperty(navigator, "locks", { value, configurable: true });
  Object.assign(globalThis, { BroadcastChannel });
  set(locks);
  return () => set(undefined);
}
