import { useEffect } from "react";
import { useLocation } from "react-router";

const MARK = "#field-";
/** The form may still be on its way. */
const PATIENCE_MS = 6000;

/**
 * Leads whoever comes by a link to one field, `#field-upc`, right into it: forms mark each of their fields with its name
 * (`data-path`). Where the field is none to type in, its part of the page is named. Draws nothing.
 */
export function FocusField() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    if (!hash.startsWith(MARK)) return;
    const field = decodeURIComponent(hash.slice(MARK.length));
    if (focusField(field)) return;
    const observer = new MutationObserver(() => {
      if (focusField(field)) stop();
    });
    const timer = setTimeout(() => {
      stop();
      focusPart();
    }, PATIENCE_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, [hash, key]);
  return null;
}

function focusField(field: string): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>("[data-path]")];
  const marked = fields.find(({ dataset }) => dataset.path === field);
  if (!marked) return false;
  const target = marked.matches(FOCUSABLE)
    ? marked
    : (marked.querySelector<HTMLElement>(FOCUSABLE) ?? marked);
  bring(target);
  return true;
}

const FOCUSABLE = "input:not([type=hidden]), textarea, select, button, [tabindex]";

function focusPart(): void {
  const heading = document.querySelector<HTMLElement>("main .settings-card h2");
  if (heading) bring(heading);
}

function bring(target: HTMLElement): void {
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // Not everywhere: a page without a layout has nothing to scroll.
  target.scrollIntoView?.({ block: "center" });
}
