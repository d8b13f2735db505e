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

/**
 * The lines that hold every word of `text`, in the order that is asked for. `items` stand the latest first; those that are equal stay
 * as they stand.
 */
export function shelved<Item extends ShelfItem>(
  items: readonly Item[],
  { text, order, locale }: { text: string; order: ShelfOrder; locale: string },
): readonly Item[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? items
      : items.filter(({ title, by }) => {
          const line = folded(`${title} ${by}`);
          return words.every((word) => line.includes(word));
        });
  if (order === "latest") return found;
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return found.toSorted((a, b) =>
    order === "title" ? compare(a.title, b.title) : compare(a.by, b.by) || compare(a.title, b.title),
  );
}
