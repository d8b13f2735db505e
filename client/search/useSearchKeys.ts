import { msg } from "@lingui/core/macro";
import { useHotkeys } from "@mantine/hooks";
import { useShortcut } from "../ui/shortcuts.ts";
import { openSearch } from "./openSearch.ts";

const OPEN_SEARCH = { keys: "mod+K", label: msg`Search` };

/** Cmd or Ctrl with K opens the search, from the first screen on (SPEC.md section 2). */
export function useSearchKeys(): void {
  useShortcut(OPEN_SEARCH, openSearch);
  // Once more for somebody who is typing in a field, where other keys rest. Opening twice is opening once.
  useHotkeys([["mod+K", openSearch]], []);
}
