/** Once the page as it is now has been drawn; at once where nobody sees it. */
export function nextFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  // A frame's own work comes before it is painted, a timer set by it after.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
