/** Which item moved from one order to the other, and before which it now stands; null where they are the same. */
export function moveIn(
  before: readonly string[],
  after: readonly string[],
): { id: string; beforeId: string | null } | null {
  const at = before.findIndex((id, place) => id !== after[place]);
  if (at < 0) return null;
  // Taken away here, the rest came up by one; put in here, the rest went down.
  const id = after[at] === before[at + 1] ? before[at]! : after[at]!;
  return { id, beforeId: after[after.indexOf(id) + 1] ?? null };
}
