import { useLingui } from "@lingui/react/macro";
import { IconSearch } from "@tabler/icons-react";
import { openSearch } from "./openSearch.ts";

/** Opens the search, and says by which keys that goes, too. */
export function SearchButton() {
  const { t } = useLingui();
  return (
    <button type="button" className="shell-search" aria-keyshortcuts="Control+K Meta+K" onClick={openSearch}>
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <span className="shell-search-text">{t`Search music, artists, releases`}</span>
      <kbd>{isMac() ? "⌘K" : "Ctrl K"}</kbd>
    </button>
  );
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
