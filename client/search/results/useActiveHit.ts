import { type KeyboardEvent, type RefObject, useState } from "react";

/**
 * Which hit the arrow keys stand on, while the keyboard stays in the search field. `listKey` names the list: a new list has
 * no active hit.
 */
export function useActiveHit(
  listRef: RefObject<HTMLElement | null>,
  listKey: string | number | null | undefined,
) {
  const [active, setActive] = useState<{ id: string; listKey: typeof listKey } | null>(null);
  const activeId = active && active.listKey === listKey ? active.id : null;

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const hits = [...(listRef.current?.querySelectorAll<HTMLElement>("[data-hit]") ?? [])];
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    const at = hits.findIndex(({ id }) => id === activeId);
    const next = hits[Math.min(Math.max(at + step, 0), hits.length - 1)];
    if (!next) return;
    setActive({ id: next.id, listKey });
    next.scrollIntoView({ block: "nearest" });
  }

  /** Enter opens the active hit, or the best one; with Ctrl or Cmd it plays. */
  function act(event: KeyboardEvent) {
    if (event.key !== "Enter") return move(event);
    const chosen = activeId
      ? document.getElementById(activeId)
      : listRef.current?.querySelector("[data-hit]");
    const part = event.ctrlKey || event.metaKey ? "[data-play] button" : "[data-open]";
    chosen?.querySelector<HTMLElement>(part)?.click();
  }

  return { activeId, move, act };
}

/** How far each arrow leads in a list. */
export const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
