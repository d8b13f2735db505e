/** What a change really changes, as the log keeps it: only fields whose value differs, before and after. */
export function changesBetween(row: object, change: object): { before: object; after: object } {
  const rowFacts = row as Record<string, unknown>;
  const differing = Object.entries(change).filter(
    ([field, value]) => JSON.stringify(rowFacts[field]) !== JSON.stringify(value),
  );
  return {
    before: Object.fromEntries(differing.map(([field]) => [field, rowFacts[field] ?? null])),
    after: Object.fromEntries(differing),
  };
}
