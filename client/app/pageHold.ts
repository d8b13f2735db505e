const holds = new Set<symbol>();
const listeners = new Set<() => void>();

/** Keeps this page from being reloaded for a new version, while it has something that a reload would lose. Gives back the way to let it go. */
export function holdPage(): () => void {
  const hold = Symbol();
  holds.add(hold);
  return () => {
    holds.delete(hold);
    for (const listener of listeners) listener();
  };
}

/** Whether a reload would lose something: a form that is not saved, an upload under way, a text that somebody is writing. */
export function isPageHeld(): boolean {
  return holds.size > 0 || isWriting(document.activeElement);
}

/** Calls `listener` when something is released. */
export function onPageReleased(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isWriting(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== "";
  if (element instanceof HTMLInputElement) return element.type !== "checkbox" && element.value !== "";
  return element instanceof HTMLElement && element.isContentEditable;
}
