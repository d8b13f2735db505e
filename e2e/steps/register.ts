import type { Page } from "@playwright/test";

/** An address that nobody had before. */
export function newAddress(name: string): string {
  return `${name}.${Date.now().toString(36)}@example.test`;
}

/** Ticks what everybody has to accept. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByLabel("I am 13 or older").check();
  await page.getByLabel("I accept the terms of service").check();
  await page.getByLabel("I accept the privacy policy").check();
}

const PASSWORD = "a long tide";

/** From the front door to the dashboard of a new studio, by password. Answers what one signs in with. */
export async function registerArtist(
  page: Page,
  fullName: string,
  stageName: string,
): Promise<{ email: string; password: string }> {
  const email = newAddress("artist");
  await page.goto("/");
  await page.getByRole("link", { name: "I'm an Artist" }).click();
  await page.getByRole("link", { name: "Start 30-Day Free Trial" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Join as an Artist" }).waitFor();
  await page.getByRole("tab", { name: "Password" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Full Name").fill(fullName);
  await page.getByLabel("Stage Name").fill(stageName);
  await page.getByLabel("Career Stage").selectOption("Emerging Artist");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await acceptTerms(page);
  await page.getByRole("button", { name: "Start 30-Day Free Trial" }).click();
  await page.getByRole("heading", { level: 1, name: `Hello, ${stageName}` }).waitFor();
  return { email, password: PASSWORD };
}
