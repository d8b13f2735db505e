import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

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

/** Runs in the page: puts a theme on and waits until every colour has arrived. */
async function wear(scheme: string): Promise<void> {
  document.documentElement.dataset.mantineColorScheme = scheme;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
