import type { Page } from "@playwright/test";

/** From the page of plans to the provider's form for another card, and back. */
export async function changeCard(page: Page, number: string): Promise<void> {
  await page.getByRole("button", { name: "Change card" }).click();
  await page.waitForURL(/_stripe/);
  await page.getByLabel("Card number").fill(number);
  // Whoever leaves before the page has asked what changed hears of it by the provider's word, at its own time.
  const asked = page.waitForResponse(
    async (each) =>
      each.request().method() === "POST" &&
      each.url().endsWith("/graphql") &&
      (await each.text()).includes('"refreshSubscriptions"'),
  );
  await page.getByRole("button", { name: "Keep this card" }).click();
  await page.waitForURL(/\/subscription/);
  await asked;
}
