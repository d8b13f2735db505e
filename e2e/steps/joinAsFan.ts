import type { Page } from "@playwright/test";
import { linkFor } from "./mailbox.ts";
import { acceptTerms, newAddress } from "./register.ts";

/** From the front door to a new fan's first page, by a link in a mail. */
export async function joinAsFan(page: Page, fullName: string): Promise<void> {
  const email = newAddress("fan");
  await page.goto("/");
  await page.getByRole("link", { name: "I'm a Music Fan" }).click();
  await page.getByRole("link", { name: "Join free" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Join as a Fan" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Full Name").fill(fullName);
  await acceptTerms(page);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await page.getByRole("status").getByText("Check your email for the magic link!").waitFor();
  await page.goto(await linkFor(page, email));
  await page.getByRole("button", { name: "Continue to Levare" }).click();
  await page.getByRole("heading", { level: 1, name: `Hello, ${fullName.split(" ")[0]}` }).waitFor();
}
