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
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const line = foldedLine(item);
    return words.every((word) => line.includes(word));
  });
}

/** The lines in the order that is asked for. `items` stand the latest first; those that are equal stay as they stand. */
export function ordered<Item extends ShelfItem>(
  items: readonly Item[],
  order: ShelfOrder,
  locale: string,
): readonly Item[] {
  if (order === "latest") return items;
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return items.toSorted((a, b) =>
    order === "title" ? compare(a.title, b.title) : compare(a.by, b.by) || compare(a.title, b.title),
  );
}
