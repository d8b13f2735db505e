import type { Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";

/** WCAG 2.2, levels A and AA. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** One rule that one place of a screen breaks. */
export interface Violation {
  rule: string;
  look: string;
  place: string;
  why: string;
}

/** What axe finds on the screen that stands, on both sizes and in both themes. */
export async function findViolations(page: Page): Promise<Violation[]> {
  await page.evaluate(axe.source);
  const found: Violation[] = [];
  for (const [device, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    for (const scheme of ["light", "dark"]) {
      await page.evaluate(wear, scheme);
      // A theme changes colours and nothing else.
      const only =
        scheme === "light" ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values: TAGS };
      const { violations } = (await page.evaluate(
        // The engine stands in the page, where the types of this file do not reach.
        (runOnly) => (globalThis as any).axe.run(document, { runOnly, resultTypes: ["violations"] }),
        only,
      )) as AxeResults;
      for (const { id, nodes } of violations)
        for (const node of nodes)
          found.push({
            rule: id,
            look: `${device}, ${scheme}`,
            place: node.target.join(" "),
            why: (node.failureSummary ?? "").split("\n").slice(1).join(" ").trim(),
          });
    }
  }
  return found;
}

/** Runs in the page: puts a theme on, without the fade from the one before, and waits until it is drawn. */
async function wear(scheme: string): Promise<void> {
  if (document.adoptedStyleSheets.length === 0) {
    const still = new CSSStyleSheet();
    still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets = [still];
  }
  document.documentElement.dataset.mantineColorScheme = scheme;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
