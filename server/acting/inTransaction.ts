import { AsyncLocalStorage } from "node:async_hooks";

const inside = new AsyncLocalStorage<true>();

/** Runs what belongs to a transaction, so that whatever must not wait for the world outside can tell. */
export function withinTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inside.run(true, work);
}

export function isInTransaction(): boolean {
  return inside.getStore() === true;
}
