import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS, type DemoAccount } from "../../scripts/story/people.ts";
import { DEFAULT_DEMO_PASSWORD } from "../../server/configuration.ts";

const password = () => process.env.DEMO_PASSWORD ?? DEFAULT_DEMO_PASSWORD;

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
  await page.getByLabel("Password", { exact: true }).fill(password());
  await page.getByRole("button", { name: "Sign In" }).click();
  await isHere(page, name);
}

/**
 * Opens a page as one of them who signed in some time before: without the form, which `signInAs` fills in where signing in is
 * what is tried, and without the two pages that are loaded on the way.
 */
export async function arriveAs(page: Page, name: string, path = "/"): Promise<void> {
  const { email } = demoAccount(name);
  // A session is begun by pages of ours alone, which say where they are from.
  const { origin } = new URL((await page.request.get("/healthz")).url());
  const answer = await page.request.post("/api/auth/sign-in/email", {
    headers: { origin, "x-levare": "1" },
    data: { email, password: password(), rememberMe: true },
  });
  if (!answer.ok()) throw new Error(`Nobody signs in as ${name}: ${answer.status()} ${await answer.text()}`);
  await page.goto(path);
  await isHere(page, name);
}

async function isHere(page: Page, name: string): Promise<void> {
  // Visitors have the search, too: only the person's own menu says who is here.
  const own = page.getByRole("banner").getByRole("button", { name: demoAccount(name).fullName });
  await own.waitFor();
}
