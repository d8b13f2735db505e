import type { Page } from "@playwright/test";

/** Names the studio's bank account on the test provider's page, and waits until money can be paid out to it. */
export async function openPayoutAccount(page: Page, name: string): Promise<void> {
  await page.goto("/finances/payouts");
  await page.getByLabel("Country of your bank").selectOption({ label: "Germany" });
  await page.getByRole("button", { name: "Set up payouts" }).click();
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Account number or IBAN").fill("DE89370400440532013000");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText(/^Ready\. Your bank account ends in/).waitFor();
}
