import type { Page } from "playwright-core";

interface Mail {
  to: string;
  body: string;
}

/** The path of the newest sign-in link that was mailed to this address. Reads the demo's mailbox. */
export async function linkFor(page: Page, email: string): Promise<string> {
  const answer = await page.request.get("/dev/mail", { headers: { accept: "application/json" } });
  const { mails } = (await answer.json()) as { mails: Mail[] };
  const link = mails.find(({ to }) => to === email)?.body.match(/https?:\/\/[^\s/]+(\/auth\/link\S+)/)?.[1];
  if (!link) throw new Error(`No link was mailed to ${email}.`);
  return link;
}
