import type { Page } from "playwright-core";
import { TOO_MANY_ATTEMPTS } from "../../domain/accounts/signIn.ts";
import { DEMO_ACCOUNTS, type DemoAccount } from "../../scripts/story/people.ts";
import { DEFAULT_DEMO_PASSWORD } from "../../server/configuration.ts";
import { waitUntil } from "./waitUntil.ts";

/** One of the demo's twelve people, by the name before the @. */
export function demoAccount(name: string): DemoAccount {
  const account = DEMO_ACCOUNTS.find((each) => each.name === name);
  if (!account) throw new Error(`Nobody in the demo is called ${name}.`);
  return account;
}

/** Signs one of them in by password. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto("/auth?view=login");
  await page.getByRole("tab", { name: "Password" }).click();
  await page.getByLabel("Email").fill(demoAccount(name).email);
  await page.getByLabel("Password", { exact: true }).fill(process.env.DEMO_PASSWORD ?? DEFAULT_DEMO_PASSWORD);
  await enter(page);
  await page.getByRole("button", { name: /^Search music/ }).waitFor();
}

/** The door lets a few people of one address in at once and tells the next when to come back. */
async function enter(page: Page): Promise<void> {
  const answered = page.waitForResponse("**/api/auth/sign-in/email");
  await page.getByRole("button", { name: "Sign In" }).click();
  const answer = await answered;
  if (answer.status() !== 429) return;
  await page.getByRole("alert").getByText(TOO_MANY_ATTEMPTS).waitFor();
  const mayReturnAt = Date.now() + 1000 * Number(answer.headers()["retry-after"]);
  await waitUntil("the door opens again", async () => Date.now() > mayReturnAt);
  await enter(page);
}
