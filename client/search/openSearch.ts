/** Sent on `window` when somebody asks for the global search. */
export const SEARCH_WANTED = "levare:search";

let isWanted = false;

/** Opens the global search. Its code may still be on the way: then it opens as soon as it is there. */
export function openSearch(): void {
  isWanted = true;
  window.dispatchEvent(new CustomEvent(SEARCH_WANTED));
}

/** Whether the search was asked for and has not opened yet. Asked once, it is granted. */
export function takeSearchWish(): boolean {
  const wish = isWanted;
  isWanted = false;
  return wish;
}
