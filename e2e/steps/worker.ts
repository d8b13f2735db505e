import type { Page } from "@playwright/test";
import { waitUntil } from "./waitUntil.ts";

/** Waits until the service worker answers for this page and has kept what was asked so far. */
export async function waitForWorker(page: Page): Promise<void> {
  await waitUntil("the service worker keeps answers", () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const answers = names.find((name) => name.startsWith("levare-answers-"));
      if (!navigator.serviceWorker.controller || !answers) return false;
      return (await (await caches.open(answers)).keys()).length > 1;
    }),
  );
}

/** The names of everything that this browser keeps of what a person saw or saved. */
export const keptOfPeople = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      if (name.startsWith("workbox-precache") || name === "levare-parts") continue;
      // When something was changed, not what or by whom.
      for (const { url } of await (await caches.open(name)).keys())
        if (!url.endsWith("/changed")) kept.push(`${name} ${url}`);
    }
    return kept;
  });
