/** What is read by its ids: as far as members of these workspaces may see it, and what comes along. */
export interface ByIds<Companions> {
  ids: readonly string[];
  visible: readonly string[];
  companions: Companions;
}

/** What PostgreSQL takes a list to hold that it does not know yet. */
const EXPECTED = 10;
/** The id of nothing (RFC 9562). */
const NIL = "00000000-0000-0000-0000-000000000000";

/**
 * Ids for `= any(…)`, filled up where they are fewer than ten. PostgreSQL keeps one plan for a prepared statement when that looks
 * no dearer than a plan for the very values; for a shorter list it would make a plan each time, which takes it longer than reading
 * the rows.
 */
export function idsForOnePlan(ids: readonly string[]): readonly string[] {
  if (ids.length >= EXPECTED) return ids;
  return [...ids, ...Array<string>(EXPECTED - ids.length).fill(ids[0] ?? NIL)];
}
