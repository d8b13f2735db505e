import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS, type DemoAccount } from "../../scripts/story/people.ts";
import { DEFAULT_DEMO_PASSWORD } from "../../server/configuration.ts";

/** One of the demo's twelve people, by the name before the @. */
export function demoAccount(name: string): DemoAccount {
  const account = DEMO_ACCOUNTS.find((each) => each.name === name);
  if (!account) throw new Error(`Nobody in the demo is called ${name}.`);
  return account;
}

/** Signs one of them in by password. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const { email, fullName } = demoAccount(name);
  await page.goto("/auth?view=login");
  await page.getByRole("tab", { name: "Password" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(process.env.DEMO_PASSWORD ?? DEFAULT_DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  // Visitors have the search, too: only the person's own menu says who is here.
  await page.getByRole("banner").getByRole("button", { name: fullName }).waitFor();
}
