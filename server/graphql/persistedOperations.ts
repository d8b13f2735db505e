const known = new WeakSet<object>();

/** Notes that the operation of this context came by the id of one of our own client's documents. */
export function markPersisted(context: object): void {
  known.add(context);
}

/** Whether it did. What a known document costs was decided when it was written. */
export function isPersisted(context: object): boolean {
  return known.has(context);
}
