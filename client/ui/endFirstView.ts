/**
 * Takes away what the server wrote of the page: the page itself stands now, or says why it does not. A button that was pressed on it
 * meanwhile is pressed on the page.
 */
export function endFirstView(): void {
  const view = document.getElementById("first-view");
  if (!view) return;
  const { pressed } = view.dataset;
  view.remove();
  if (pressed === undefined) return;
  // After the effects of what has just been drawn, by which it listens.
  setTimeout(() => document.querySelectorAll<HTMLElement>("#root button")[Number(pressed)]?.click());
}
