import type { Page } from "@playwright/test";
import { waitUntil } from "./waitUntil.ts";

interface Mail {
  to: string;
  body: string;
}

/** The path of the newest sign-in link that was mailed to this address, once it is there. Reads the demo's mailbox. */
export function linkFor(page: Page, email: string): Promise<string> {
  return pathIn(page, email, "/auth/link");
}

/** The path of the newest letter's link to a split that this address is asked to sign. */
export function splitLinkFor(page: Page, email: string): Promise<string> {
  return pathIn(page, email, "/split\\?token=");
}

/** The path of the newest letter's link that says yes to news of an artist, or leaves them. */
export function mailingLinkFor(page: Page, email: string, step: "confirm" | "leave"): Promise<string> {
  return pathIn(page, email, `/mailing/${step}/`);
}

async function pathIn(page: Page, email: string, start: string): Promise<string> {
  let link: string | undefined;
  await waitUntil(`a link is mailed to ${email}`, async () => {
    const answer = await page.request.get("/dev/mail", { headers: { accept: "application/json" } });
    const { mails } = (await answer.json()) as { mails: Mail[] };
    link = mails.find(({ to }) => to === email)?.body.match(`https?://[^\\s/]+(${start}\\S+)`)?.[1];
    return link !== undefined;
  });
  return link!;
}
