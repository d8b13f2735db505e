type Settled = { value: unknown } | { reason: unknown };

const settled = new WeakMap<Promise<unknown>, Settled>();

/**
 * What a promise brought, for a component to draw; until then the nearest Suspense waits. Unlike React's `use` it draws in the same
 * breath what another component waited for already, and can be waited for from within a press.
 */
export function answerOf<Value>(promise: Promise<Value>): Value {
  const found = settled.get(promise);
  if (!found)
    throw promise.then(
      (value) => void settled.set(promise, { value }),
      (reason) => void settled.set(promise, { reason }),
    );
  if ("reason" in found) throw found.reason;
  return found.value as Value;
}
