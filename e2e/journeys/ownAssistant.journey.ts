import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { journey } from "../browser/journey.ts";
import { arriveAs } from "../steps/signIn.ts";

/** Opens the form, fills it in and gives it a face of the person's own. */
async function fillIn(page: Page, name: string): Promise<Locator> {
  await page.goto("/ai-team");
  await page.getByRole("button", { name: "Create Custom Agent" }).click();
  const form = page.getByRole("dialog", { name: "Create Custom Agent" });
  await form.getByRole("textbox", { name: /^Name/ }).fill(name);
  await form.getByRole("textbox", { name: /^Role/ }).fill("Booking");
  await form.getByRole("textbox", { name: /^Description/ }).fill("Finds rooms for fifty people.");
  await form.getByRole("textbox", { name: /^Skill 1/ }).fill("Booking");
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#d9480f" } })
    .png()
    .toBuffer();
  await form.getByLabel("Avatar", { exact: true }).setInputFiles({
    ...{ name: "face.png", mimeType: "image/png", buffer },
  });
  const dialog = page.getByRole("dialog", { name: "Choose the part for your picture" });
  await dialog.getByRole("button", { name: "Save picture" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect(form.getByRole("radio", { name: "Your own picture" })).toBeChecked();
  await expect(faceIn(form.getByRole("region", { name: "Preview" }))).toHaveAttribute("src", OWN);
  return form;
}

const OWN = /^\/api\/assistants\/pictures\/avatar-/;
const faceIn = (card: Locator) => card.locator("img.agent-face");

journey(
  "an artist makes an assistant with a face of their own, which the card shows and nobody else is given, and takes both away",
  async ({ open }) => {
    const page = await open({ serviceWorker: false });
    await arriveAs(page, "artist");
    const name = `Scout ${Date.now().toString(36)}`;
    const form = await fillIn(page, name);
    await form.getByRole("button", { name: "Create" }).click();
    const card = page.locator(".agent-card").filter({ has: page.getByRole("link", { name }) });
    await expect(faceIn(card)).toHaveAttribute("src", OWN);
    const address = (await faceIn(card).getAttribute("src"))!;
    expect((await page.request.get(address)).status()).toBe(200);
    const other = await open({ serviceWorker: false, refusals: [404] });
    await arriveAs(other, "manager");
    expect((await other.request.get(address)).status()).toBe(404);
    await page.getByRole("button", { name: `More about ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete assistant" }).click();
    await card.waitFor({ state: "detached" });
  },
);

journey(
  "on a trial the form with its picture meets the plans, and is there as it was when the page is opened again",
  async ({ open }) => {
    const page = await open({ serviceWorker: false, width: 390, height: 844, colorScheme: "light" });
    await arriveAs(page, "trial");
    const form = await fillIn(page, "Night Scout");
    await form.getByRole("button", { name: "Create" }).click();
    await page.getByRole("dialog", { name: "Upgrade to Pro Artist" }).waitFor();
    await page.goto("/ai-team");
    await page.getByRole("button", { name: "Create Custom Agent" }).click();
    const again = page.getByRole("dialog", { name: "Create Custom Agent" });
    await expect(again.getByRole("textbox", { name: /^Name/ })).toHaveValue("Night Scout");
    await expect(faceIn(again.getByRole("region", { name: "Preview" }))).toHaveAttribute("src", OWN);
  },
);
