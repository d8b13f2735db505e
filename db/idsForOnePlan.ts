/** What PostgreSQL takes a list to hold that it does not know yet. */
const EXPECTED = 10;

/**
 * Ids for `= any(…)`, repeated where they are fewer than ten. PostgreSQL keeps one plan for a prepared statement when that looks
 * no dearer than a plan for the very values; for a shorter list it would make a plan each time, which takes it longer than reading
 * the rows.
 */
export function idsForOnePlan(ids: readonly string[]): readonly string[] {
  const first = ids[0];
  if (first === undefined || ids.length >= EXPECTED) return ids;
  return [...ids, ...Array<string>(EXPECTED - ids.length).fill(first)];
}
