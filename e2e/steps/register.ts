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

/** From the front door to the dashboard of a new studio, by password. */
export async function registerArtist(page: Page, fullName: string, stageName: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "I'm an Artist" }).click();
  await page.getByRole("link", { name: "Start 30-Day Free Trial" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Join as an Artist" }).waitFor();
  await page.getByRole("tab", { name: "Password" }).click();
  await page.getByLabel("Email").fill(newAddress("artist"));
  await page.getByLabel("Full Name").fill(fullName);
  await page.getByLabel("Stage Name").fill(stageName);
  await page.getByLabel("Career Stage").selectOption("Emerging Artist");
  await page.getByLabel("Password", { exact: true }).fill("a long tide");
  await page.getByLabel("Confirm Password").fill("a long tide");
  await acceptTerms(page);
  await page.getByRole("button", { name: "Start 30-Day Free Trial" }).click();
  await page.getByRole("heading", { level: 1, name: `Hello, ${stageName}` }).waitFor();
}
