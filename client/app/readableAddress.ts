import { useEffect } from "react";
import { useLocation } from "react-router";
import { idInWord, readableWord } from "../../domain/addresses/readable.ts";

/** What addresses name by words. */
export type NamedKind =
  | "AdminUser"
  | "AdminWorkspace"
  | "Asset"
  | "Broadcast"
  | "Milestone"
  | "Release"
  | "Sale"
  | "Track";

const NOBODYS = "00000000-0000-0000-0000-000000000000";

/** What an address calls the thing with this global id. */
export function wordOf(id: string, title: string): string {
  return encodeURIComponent(plainWordOf(id, title));
}

/** The same for what encodes by itself, as `URLSearchParams` does. */
export function plainWordOf(id: string, title: string): string {
  return readableWord(title, uuidOf(id));
}

/** The part of a global id behind its kind. */
export function uuidOf(id: string): string {
  return atob(id).replace(/^\w+:/, "");
}

/** The global id that a word of an address stands for: readable, bare, or whole as addresses had it once. One that names none leads to nobody's. */
export function globalIdIn(kind: NamedKind, word = ""): string {
  return btoa(`${kind}:${idInWord(word) ?? uuidInGlobalId(kind, word) ?? NOBODYS}`);
}

function uuidInGlobalId(kind: string, word: string): string | null {
  try {
    const [named, id = ""] = atob(word).split(":");
    return named === kind ? idInWord(id) : null;
  } catch {
    return null;
  }
}

/**
 * Shows the readable address of what is looked at in place of another one that leads there. The router is not told: the page
 * and what was typed in it stay as they are.
 */
export function useReadableAddress(start: string, word: string | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const { pathname: shown, search, hash } = window.location;
    if (!word || shown !== pathname || !shown.startsWith(`${start}/`)) return;
    const [, ...parts] = shown.slice(start.length + 1).split("/");
    const next = [start, word, ...parts].join("/");
    if (next !== shown) window.history.replaceState(window.history.state, "", `${next}${search}${hash}`);
  }, [pathname, start, word]);
}

/** The same for what a parameter of the address names; nothing while that is not known. */
export function useReadableParam(name: string, word: string | null): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const asked = new URLSearchParams(search).get(name);
    const shown = new URL(window.location.href);
    if (!word || !asked || shown.pathname !== pathname || shown.searchParams.get(name) !== asked) return;
    shown.searchParams.set(name, word);
    window.history.replaceState(window.history.state, "", shown);
  }, [pathname, search, name, word]);
}
