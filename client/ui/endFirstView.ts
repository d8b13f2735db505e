import { whenWhole } from "./whenWhole.ts";

/** So long what a screen of somebody's own shows first may be on its way still. */
const LONGEST_MS = 1_500;

/**
 * Takes away what the server wrote of the page: the page itself stands now, or says why it does not. A button that was pressed on it
 * meanwhile is pressed on the page. What it wrote of a screen of somebody's own lies over that until it shows as much.
 */
export function endFirstView(): void {
  const view = document.getElementById("first-view");
  if (!view || view.dataset.covers !== undefined) return;
  if (!view.classList.contains("own-view")) {
    takeAway(view);
    return;
  }
  view.dataset.covers = "";
  // Read and pressed is the screen beneath.
  view.inert = true;
  whenWhole(() => takeAway(view), LONGEST_MS);
}

function takeAway(view: HTMLElement): void {
  const { pressed } = view.dataset;
  view.remove();
  if (pressed === undefined) return;
  // After the effects of what has just been drawn, by which it listens.
  setTimeout(() => document.querySelectorAll<HTMLElement>("#root button")[Number(pressed)]?.click());
}
