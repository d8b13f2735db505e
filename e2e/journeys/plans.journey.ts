import { expect, type Page } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { changeCard } from "../steps/plans.ts";
import { registerArtist } from "../steps/register.ts";

journey(
  "an artist on trial upgrades with a test card, is on Pro at once, changes the card, ends the plan, takes it up again and moves to the year",
  async ({ open }) => {
    const page = await open({ refusals: [422] });
    await registerArtist(page, "Ines Solano", "Ines");
    await page.goto("/subscription?plan=pro");
    await offer(page, "Pro Artist")
      .getByText(/^You pay \$59.99 today/)
      .waitFor();
    await offer(page, "Pro Artist").getByRole("button", { name: "Choose Pro Artist" }).click();

    await page.getByText("TEST MODE").first().waitFor();
    await page.getByLabel("Card number").fill("4000 0000 0000 0002");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: "Subscribe" }).click();

    await page.getByText("Thank you. Your payment went through.").waitFor();
    await page.getByText("PRO ARTIST").first().waitFor();
    await page.getByText("Visa ending in 4242").waitFor();
    await page.getByRole("link", { name: "Manage plan" }).click();

    await changeCard(page, "5555 5555 5555 4444");
    await page.goto("/settings/billing");
    await page.getByText("Mastercard ending in 4444").waitFor();
    await page.getByRole("link", { name: "Manage plan" }).click();

    await page.getByRole("button", { name: "Cancel plan" }).click();
    await page.getByRole("button", { name: "Cancel the plan" }).click();
    await page.getByText(/^Canceled. It runs until /).waitFor();
    await page.getByRole("button", { name: "Resume plan" }).click();
    await page.getByRole("button", { name: "Go on with the plan" }).click();
    await page.goto("/subscription?portal=back");
    await page.getByText(/is charged next on/).waitFor();

    await page.getByText("Yearly", { exact: true }).click();
    await offer(page, "Pro Artist").getByRole("button", { name: "Change to Pro Artist" }).click();
    await page.waitForURL(/_stripe/);
    await page.getByRole("button", { name: /^Change to / }).click();
    await expect(offer(page, "Pro Artist").getByText("Your plan")).toBeVisible();
    await page.getByText(/^\$575.90 is charged next on/).waitFor();
  },
);

const offer = (page: Page, name: string) => page.getByRole("article", { name: new RegExp(`^${name}`) });
