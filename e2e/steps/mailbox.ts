import type { Page } from "@playwright/test";
import { waitUntil } from "./waitUntil.ts";

interface Mail {
  to: string;
  body: string;
}

/** The path of the newest sign-in link that was mailed to this address, once it is there. Reads the demo's mailbox. */
export async function linkFor(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await waitUntil(`a link is mailed to ${email}`, async () => {
    const answer = await page.request.get("/dev/mail", { headers: { accept: "application/json" } });
    const { mails } = (await answer.json()) as { mails: Mail[] };
    link = mails.find(({ to }) => to === email)?.body.match(/https?:\/\/[^\s/]+(\/auth\/link\S+)/)?.[1];
    return link !== undefined;
  });
  return link!;
}
