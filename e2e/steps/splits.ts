import type { Page } from "@playwright/test";
import { splitLinkFor } from "./mailbox.ts";

interface Sharer {
  name: string;
  email: string;
  /** In percent, as it is typed. */
  share: string;
}

/** From a song's list to a split that its others have a letter about. */
export async function sendSplit(
  page: Page,
  title: string,
  ownShare: string,
  others: readonly Sharer[],
): Promise<void> {
  await page.getByRole("link", { name: title }).first().click();
  await page
    .getByRole("navigation", { name: "Parts of the track" })
    .getByRole("link", { name: "Splits" })
    .click();
  await page.getByRole("button", { name: "Set up a split" }).click();
  await page.getByLabel("Share 1").fill(ownShare);
  for (const [at, { name, email, share }] of others.entries()) {
    await page.getByRole("button", { name: "Add a person" }).click();
    await page.getByLabel(`Name ${at + 2}`).fill(name);
    await page.getByLabel(`Email ${at + 2}`).fill(email);
    await page.getByLabel(`Share ${at + 2}`).fill(share);
  }
  await page.getByText("Shares add up to 100%.").waitFor();
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("button", { name: "Send for signatures" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Waiting for signatures").or(page.getByText("Partly signed")).first().waitFor();
}

/** Signs on the page that a letter leads to. `reader` looks at the mailbox. */
export async function signSplit(visitor: Page, reader: Page, { name, email, share }: Sharer): Promise<void> {
  await visitor.goto(await splitLinkFor(reader, email));
  await visitor.getByText(`Your share: ${share}%`).waitFor();
  await visitor.getByLabel("Your full name").fill(name);
  await visitor.getByRole("button", { name: "Sign", exact: true }).click();
  await visitor.getByText(new RegExp(`^Signed by ${name} on`)).waitFor();
}
