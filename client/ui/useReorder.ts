import { type DragEvent, type KeyboardEvent, useMemo, useState } from "react";

/** The ids with one of them at another place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/**
 * An order that changes by dragging, by Alt with an arrow, and by buttons. What was asked for shows at once and stands
 * until the server has answered.
 */
export function useReorder(ids: readonly string[], save: (ids: string[]) => Promise<unknown>) {
  const [asked, setAsked] = useState<string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const known = useMemo(() => new Set(ids), [ids]);
  const shown = asked?.length === ids.length && asked.every((id) => known.has(id)) ? asked : ids;

  async function put(id: string, to: number) {
    const next = moved(shown, id, Math.max(0, Math.min(to, shown.length - 1)));
    if (next.join() === shown.join()) return;
    setAsked(next);
    await save(next);
    setAsked(null);
  }

  const placeOf = (id: string) => shown.indexOf(id);
  return {
    shown,
    isFirst: (id: string) => placeOf(id) === 0,
    isLast: (id: string) => placeOf(id) === shown.length - 1,
    moveUp: (id: string) => put(id, placeOf(id) - 1),
    moveDown: (id: string) => put(id, placeOf(id) + 1),
    /** For the element of the list. */
    item: (id: string) => ({
      "data-dragged": dragged === id || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged !== id) setAsked(moved(shown, dragged, placeOf(id)));
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setDragged(null);
        void save([...shown]).then(() => setAsked(null));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
        event.preventDefault();
        event.stopPropagation();
        void put(id, placeOf(id) + (event.key === "ArrowUp" ? -1 : 1));
      },
    }),
    /** For what one takes it by. */
    handle: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        setDragged(id);
      },
      onDragEnd: () => {
        // Dropped outside of the list: everything is where it was.
        if (dragged !== null) setAsked(null);
        setDragged(null);
      },
    }),
  };
}
