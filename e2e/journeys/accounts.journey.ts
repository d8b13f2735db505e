import type { Page } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { walkMenu } from "../steps/menu.ts";
import { demoAccount, signInAs } from "../steps/signIn.ts";

const STUDIO = "Dashboard, Catalog, Releases, Commerce, Community, Analytics, Finances, AI team, Settings";
const FAN = "Home, Discover, Library, Community, Store, Profile";
const PLATFORM = "Admin dashboard, System, Users, Workspaces, Lexicon, Audit log, Platform analytics";

/** The words under the name, the plan at the foot of the menu, and the menu itself (SPEC.md sections 2 and 6). */
const EXPECTED: Record<string, readonly [label: string, plan: string, ...menus: string[]]> = {
  fan: ["Fan", "Upgrade Now", FAN],
  fanpro: ["Fan", "PRO", FAN],
  educator: ["Educator", "Upgrade Now", FAN],
  collector: ["Collector", "PRO", FAN],
  trial: ["Artist", "STARTER (TRIAL)", STUDIO],
  artist: ["Artist", "PRO ARTIST", STUDIO],
  label: ["Artist", "INDEE LABEL", STUDIO],
  manager: ["Artist", "PRO ARTIST", STUDIO],
  dual: ["Artist", "PRO ARTIST", STUDIO],
  owner: ["Account Owner", "PRO ARTIST", STUDIO],
  admin: ["Administrator", "PRO ARTIST", STUDIO],
  super: ["Super Admin", "INDEE LABEL", PLATFORM, STUDIO],
};

const AT_ONCE = 3;

journey(
  "each of the demo's twelve people signs in, finds their name, plan and menu, and opens every line of it",
  async ({ open }) => {
    const people = Object.keys(EXPECTED).values();
    const lookAfterOneAnother = async () => {
      for (const name of people) await lookAround(await open({ serviceWorker: false }), name);
    };
    // While one waits for a screen, another presses.
    await Promise.all(Array.from({ length: AT_ONCE }, lookAfterOneAnother));
  },
);

async function lookAround(page: Page, name: string): Promise<void> {
  const [label, plan, ...menus] = EXPECTED[name]!;
  await signInAs(page, name);
  await page.getByRole("button", { name: `${demoAccount(name).fullName} ${label}`, exact: true }).waitFor();
  const shown = await menusOf(page);
  if (shown.join(" | ") !== menus.join(" | ")) throw new Error(`${name} sees the menu ${shown.join(" | ")}`);
  await page.getByText(plan, { exact: true }).first().waitFor();
  await walkMenu(page);
  await page.context().close();
}

/** The lines of each block of the sidebar, without those that are folded away. */
async function menusOf(page: Page): Promise<string[]> {
  const blocks = page.getByRole("navigation", { name: "Main" }).locator("> ul");
  await blocks.first().waitFor();
  return blocks.evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll(":scope > li > .shell-line .shell-line-label")]
        .map((line) => line.textContent)
        .join(", "),
    ),
  );
}
