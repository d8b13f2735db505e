/** A line of a library, whatever it is of. */
export interface ShelfItem {
  /** Global id. */
  id: string;
  title: string;
  /** Who made it; empty for an artist. */
  by: string;
}

export const SHELF_ORDERS = ["latest", "title", "artist"] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

/** Any text as one of the orders; "latest" for what is none. */
export function shelfOrderIn(text: string | null): ShelfOrder {
  return SHELF_ORDERS.find((order) => order === text) ?? "latest";
}

/** A text as one searches for it: without accents and capitals. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// A line stays what it is: what it was folded to is kept beside it, as long as it lives.
const lines = new WeakMap<ShelfItem, string>();

/** All that one searches a line by. Folding costs more than the search itself: a line is folded once. */
export function foldedLine(item: ShelfItem): string {
  const known = lines.get(item);
  if (known !== undefined) return known;
  const line = folded(`${item.title} ${item.by}`);
  lines.set(item, line);
  return line;
}

/** The lines that hold every word of `text`, in the order in which they stand. */
export function holding<Item extends ShelfItem>(items: readonly Item[], text: string): readonly Item[] {
  const words = wordsOf(text);
  return words.length === 0 ? items : items.filter((item) => holds(item, words));
}

function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean);
}

function holds(item: ShelfItem, words: readonly string[]): boolean {
  const line = foldedLine(item);
  return words.every((word) => line.includes(word));
}

/** The same lines, found in steps, so that a long list leaves room for other work between them. */
export function* holdingInSteps<Item extends ShelfItem>(
  items: readonly Item[],
  text: string,
): Generator<undefined, readonly Item[]> {
  const words = wordsOf(text);
  if (words.length === 0) return items;
  const found: Item[] = [];
  for (const [at, item] of items.entries()) {
    if (holds(item, words)) found.push(item);
    if (at % STEP === STEP - 1) yield;
  }
  return found;
}

/** The lines in the order that is asked for. `items` stand the latest first; those that are equal stay as they stand. */
export function ordered<Item extends ShelfItem>(
  items: readonly Item[],
  order: ShelfOrder,
  locale: string,
): readonly Item[] {
  return order === "latest" ? items : items.toSorted(comparing(order, locale));
}

/** Titles and names by the rules of a language, 9 before 10. */
function comparing(order: Exclude<ShelfOrder, "latest">, locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return (a: ShelfItem, b: ShelfItem): number =>
    order === "title" ? compare(a.title, b.title) : compare(a.by, b.by) || compare(a.title, b.title);
}

/** Sorted at once before they are merged. */
const RUN = 64;
/** Lines between two steps: some milliseconds on a slow phone. */
const STEP = 250;

/** The same order, worked out in steps, so that a long list leaves room for other work between them. */
export function* orderedInSteps<Item extends ShelfItem>(
  items: readonly Item[],
  order: ShelfOrder,
  locale: string,
): Generator<undefined, readonly Item[]> {
  if (order === "latest") return items;
  const compare = comparing(order, locale);
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += RUN) {
    runs.push(items.slice(from, from + RUN).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* merge(runs[at]!, runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, Item[]> {
  const merged: Item[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length) {
    // Equal lines stay as they stand: the left one came first.
    merged.push(compare(left[l]!, right[r]!) <= 0 ? left[l++]! : right[r++]!);
    if (merged.length % STEP === 0) yield;
  }
  return [...merged, ...left.slice(l), ...right.slice(r)];
}
