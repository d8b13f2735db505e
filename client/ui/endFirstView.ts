/** Takes away what the server wrote of the page: the page itself stands now, or says why it does not. */
export function endFirstView(): void {
  document.getElementById("first-view")?.remove();
}
