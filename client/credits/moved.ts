/** The list with one item a place further up (-1) or down (1). */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(at, 1);
  next.splice(at + by, 0, item!);
  return next;
}
