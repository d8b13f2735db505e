import { expect } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { mailingLinkFor } from "../steps/mailbox.ts";

for (const [device, size] of [
  ["a desk", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  journey(
    `at ${device}, a visitor asks for news of an artist, says yes by the letter, and leaves by the one that was asked for again`,
    async ({ open }) => {
      const page = await open(size);
      const email = `reader-${device.split(" ")[1]}-${Date.now()}@example.test`;
      const ask = async () => {
        await page.goto("/@mara-lune");
        await page.getByRole("button", { name: "Get news by email" }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel("Email").fill(email);
        await dialog.getByRole("button", { name: "Get news by email" }).click();
        await dialog.getByText("Check your email and confirm that it is you.").waitFor();
      };
      await ask();
      await page.goto(await mailingLinkFor(page, email, "confirm"));
      await page.getByRole("heading", { name: "News of Mara Lune by email" }).waitFor();
      await page.getByRole("button", { name: "Yes, write to me" }).click();
      await page.getByRole("heading", { name: "You hear of Mara Lune from now on" }).waitFor();
      await ask();
      await page.goto(await mailingLinkFor(page, email, "leave"));
      await page.getByRole("button", { name: "Leave" }).click();
      await expect(page.getByRole("heading", { name: "You left" })).toBeVisible();
    },
  );
