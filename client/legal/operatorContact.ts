/** The mail address that the operator of this instance gave for such matters; null when the page names none. */
export function operatorContact(): string | null {
  return document.querySelector('meta[name="levare-contact"]')?.getAttribute("content") || null;
}
