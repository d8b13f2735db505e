import sharp from "sharp";
import { journey } from "../browser/journey.ts";
import { arriveAs } from "../steps/signIn.ts";
import { waitUntil } from "../steps/waitUntil.ts";

journey(
  "an artist puts up a picture and a sentence on a phone, and a visitor sees both on the public page",
  async ({ open }) => {
    const sentence = `Brushes and brass, take ${Date.now().toString(36)}.`;
    const page = await open({ serviceWorker: false, width: 390, height: 844 });
    await arriveAs(page, "label", "/settings/profile");

    const picture = page.getByRole("region", { name: "Your picture" });
    const before = await picture
      .locator("img")
      .getAttribute("src", { timeout: 5_000 })
      .catch(() => null);
    await picture
      .getByLabel("Your picture")
      .last()
      .setInputFiles({
        name: "face.png",
        mimeType: "image/png",
        buffer: await halves(),
      });
    const dialog = page.getByRole("dialog", { name: "Choose the part for your picture" });
    // The part is moved by keys from the middle to the right end, where the picture is blue.
    await dialog.getByRole("application").focus();
    for (let press = 0; press < 60; press++) await page.keyboard.press("ArrowRight");
    await dialog.getByRole("button", { name: "Save picture" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Picture saved").waitFor();
    await waitUntil("the new picture is shown", async () => {
      const now = await picture.locator("img").getAttribute("src");
      return now !== null && now !== before;
    });

    await page.getByLabel("Bio").fill(sentence);
    const about = page.getByRole("region", { name: "About you" });
    await about.getByRole("button", { name: "Save" }).click();
    await about.getByText("Saved", { exact: true }).waitFor();
    const path = await page.getByRole("link", { name: "See your page" }).getAttribute("href");

    const visitor = await open({ serviceWorker: false });
    const answer = await visitor.goto(path ?? "");
    if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}.`);
    await visitor.getByText(sentence).waitFor();
    const colour = await visitor.locator("img.mantine-Avatar-image").first().evaluate(middleOf);
    if (colour.blue < 200 || colour.red > 60)
      throw new Error(`The middle of the picture is ${JSON.stringify(colour)}, and not blue.`);
  },
);

/** Red on the left, blue on the right, three times as wide as high. */
function halves(): Promise<Buffer> {
  const part = { width: 450, height: 300, channels: 3 as const };
  return sharp({ create: { ...part, width: 900, background: "#ff0000" } })
    .composite([{ input: { create: { ...part, background: "#0000ff" } }, left: 450, top: 0 }])
    .png()
    .toBuffer();
}

/** Runs in the page. */
async function middleOf(element: Element) {
  const image = element as HTMLImageElement;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const drawing = canvas.getContext("2d")!;
  drawing.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = drawing.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
  return { red, blue };
}
