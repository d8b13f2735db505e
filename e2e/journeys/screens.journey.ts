import type { Page } from "@playwright/test";
import { type MenuItem, menuFor } from "../../domain/navigation/menus.ts";
import { defaultWorkspaceName } from "../../domain/workspaces/slug.ts";
import { journey } from "../browser/journey.ts";
import { arriveAs, demoAccount } from "../steps/signIn.ts";
import { goToStudio } from "../steps/studio.ts";
import { waitUntil } from "../steps/waitUntil.ts";

const SIZES = { desktop: [1280, 800], phone: [390, 844] } as const;

journey(
  "every screen of every menu opens with one heading, dark and light, on desktop and phone",
  async ({ open }) => {
    for (const name of ["fan", "label", "super"]) {
      const page = await open({ serviceWorker: false });
      await arriveAs(page, name);
      const { role, fullName } = demoAccount(name);
      // Other journeys open studios without a track in this account.
      if (name === "label") await goToStudio(page, defaultWorkspaceName(fullName, true));
      const menu = menuFor(role, name === "fan" ? "fan" : "artist").flatMap(({ items }) => items);
      const paths = new Set([
        ...menu.flatMap(pathsOf),
        ...(name === "label" ? [await pageOfTrack(page)] : []),
      ]);
      for (const [at, path] of [...paths].entries()) {
        await page.goto(path);
        // Each opens as the one before was left, and is then seen in the other theme.
        for (const scheme of at % 2 === 0 ? (["dark", "light"] as const) : (["light", "dark"] as const)) {
          await wear(page, scheme);
          for (const [device, [width, height]] of Object.entries(SIZES)) {
            await page.setViewportSize({ width, height });
            let problem: string | null = null;
            // The screen takes its new shape a moment after the window did.
            await waitUntil("the screen is as it should be", async () => {
              problem = await problemOf(page, scheme);
              return problem === null;
            }).catch((vain) => {
              throw new Error(`${path} for ${name} (${device}, ${scheme}): ${problem ?? vain}`);
            });
          }
        }
      }
      await page.context().close();
    }
  },
);

function pathsOf({ path, children = [] }: MenuItem): string[] {
  return [path, ...children.flatMap(pathsOf)];
}

/** Chooses a theme as another tab does. */
async function wear(page: Page, scheme: "dark" | "light"): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      if (localStorage.getItem(key) === newValue) return;
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
    },
    ["mantine-color-scheme-value", scheme] as const,
  );
}

/** The page of the first track of the catalog. */
async function pageOfTrack(page: Page): Promise<string> {
  await page.goto("/catalog/tracks");
  return (await page.locator('main a[href^="/catalog/tracks/"]').first().getAttribute("href"))!;
}

const LEAST_CONTRAST = 4.5;

/** What is wrong with the screen that stands, or null. */
async function problemOf(page: Page, scheme: string): Promise<string | null> {
  const headings = page.getByRole("heading", { level: 1 });
  await waitUntil("the screen has a heading", async () => (await headings.count()) > 0);
  if ((await headings.count()) !== 1) return `${await headings.count()} main headings`;
  if (await page.getByRole("alert").isVisible()) return "an error screen";
  const look = await page.evaluate(lookOfPage);
  if (look.scheme !== scheme) return `it is ${look.scheme}`;
  if (look.overhang > 0) return `it is ${look.overhang} pixels too wide`;
  return look.contrast < LEAST_CONTRAST ? `the heading's contrast is ${look.contrast.toFixed(1)}` : null;
}

/** Runs in the page. */
function lookOfPage() {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const root = document.documentElement;
  const canScroll = (inner: Element) => {
    for (let frame = inner.parentElement; frame && frame.tagName !== "MAIN"; frame = frame.parentElement)
      if (getComputedStyle(frame).overflowX !== "visible") return true;
    return false;
  };
  // The page clips what is too wide: no way leads to the rest of it.
  const cutOff = [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, input, dd, td)")]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ part, box }) => box.width > 1 && box.right > root.clientWidth + 1 && !canScroll(part));
  const heading = document.querySelector("h1");
  const ink = luminance(heading ? getComputedStyle(heading).color : "");
  const paper = luminance(getComputedStyle(document.body).backgroundColor);
  return {
    scheme: root.dataset.mantineColorScheme,
    overhang: Math.max(
      root.scrollWidth - root.clientWidth,
      ...cutOff.map(({ box }) => Math.round(box.right - root.clientWidth)),
    ),
    contrast: (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05),
  };
}
