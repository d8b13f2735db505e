/** Whether the server runs as a demo on this machine; it says so in the page. */
export function isDemo(): boolean {
  return document.querySelector('meta[name="levare-demo"]')?.getAttribute("content") === "1";
}
