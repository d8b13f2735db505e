/** An item of a list, which keeps its id wherever it stands. */
export interface Item {
  id: string;
}

/** The list of a thing; empty where it says of none. */
export function itemsIn<Some extends Item = Item>(
  doc: Readonly<Record<string, unknown>> | null,
  field = "items",
): readonly Some[] {
  return (doc?.[field] as readonly Some[] | undefined) ?? [];
}

/**
 * Two people's changes of one ordered list, brought together: what either added is there, what either took out is gone, each item
 * once. What the later arrival (`mine`) added or moved stands where they put it, before the item that follows it in their list;
 * everything else keeps the order in which the others left it.
 */
export function mergeItems<Some extends Item>(
  base: readonly Item[],
  mine: readonly Some[],
  theirs: readonly Some[],
): Some[] {
  const own = once(mine);
  const others = once(theirs);
  const before = new Set(base.map(({ id }) => id));
  const kept = new Set(own.map(({ id }) => id));
  const there = new Set(others.map(({ id }) => id));
  const unmoved = unmovedBetween(
    base.map(({ id }) => id),
    own.map(({ id }) => id),
  );
  const isPlaced = ({ id }: Item) => (before.has(id) ? there.has(id) && !unmoved.has(id) : true);
  const standing = others.filter(({ id }) => (kept.has(id) ? unmoved.has(id) : !before.has(id)));
  const anchors = new Set(standing.map(({ id }) => id));
  // Those that stand right before an item that stays, by its id, the last first; under "" those at the end.
  const placed = new Map<string, Some[]>();
  for (let at = own.length - 1, next = ""; at >= 0; at--) {
    const item = own[at]!;
    if (anchors.has(item.id)) next = item.id;
    else if (isPlaced(item))
      placed
        .set(next, placed.get(next) ?? [])
        .get(next)!
        .push(item);
  }
  const placedBefore = (id: string) => (placed.get(id) ?? []).reverse();
  return [...standing.flatMap((item) => [...placedBefore(item.id), item]), ...placedBefore("")];
}

/**
 * The ids that kept their order from one list to another: a longest row of them. The others are those that moved, so that as few
 * as possible are written anew.
 */
export function unmovedBetween(from: readonly string[], to: readonly string[]): Set<string> {
  const places = new Map(from.map((id, at) => [id, at]));
  const shared = to.filter((id) => places.has(id));
  // Patience: the last item of the best row of each length, and before each item the one that it follows.
  const tails: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const id of shared) {
    const place = places.get(id)!;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places.get(tails[middle]!)! < place) low = middle + 1;
      else high = middle;
    }
    previous.set(id, tails[low - 1]);
    tails[low] = id;
  }
  const unmoved = new Set<string>();
  for (let id = tails.at(-1); id !== undefined; id = previous.get(id)) unmoved.add(id);
  return unmoved;
}

function once<Some extends Item>(items: readonly Some[]): Some[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
