import { isPageHeld } from "./pageHold.ts";

/** A studio that the person went over to while this page shows another one. */
export interface StudioElsewhere {
  id: string;
  name: string;
  /** This page held something that going along would have lost: it stays until somebody says otherwise. */
  isHeld: boolean;
}

const HEADER = "x-levare-studio";

let shown: string | null = null;
let elsewhere: StudioElsewhere | null = null;
const listeners = new Set<() => void>();

/** What this page asks and does from now on is for this studio; null: for the one where the person works then. */
export function showStudio(id: string | null): void {
  shown = id;
  become(null);
}

/** Names the studio that this page shows, to the server. */
export function studioHeaders(): Record<string, string> {
  return shown === null ? {} : { [HEADER]: shown };
}

/** Reads where the person works now from an answer of the server. A page that nobody looks at leaves it for later. */
export function noteStudio(headers: Headers): void {
  if (shown === null || document.hidden) return;
  const [id, name] = headers.get(HEADER)?.split(" ") ?? [];
  if (id === elsewhere?.id) return;
  if (!id || !name || id === shown) become(null);
  else become({ id, name: decodeURIComponent(name), isHeld: elsewhere !== null || isPageHeld() });
}

/** The person went over to another studio here, and stays with what this page holds of this one. */
export function stayBehind(studio: Omit<StudioElsewhere, "isHeld">): void {
  become({ ...studio, isHeld: true });
}

/** The studio where the person works now, where that is not the one that this page shows. */
export function studioElsewhere(): StudioElsewhere | null {
  return elsewhere;
}

/** Calls `listener` when that changes. */
export function onStudioElsewhere(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function become(next: StudioElsewhere | null): void {
  if (next === elsewhere) return;
  elsewhere = next;
  for (const listener of listeners) listener();
}
