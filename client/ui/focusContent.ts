/** Where the keyboard goes on when what was pressed goes away: at the screen, not at the top of the page. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}
