import { expect, type Page } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { hearOn, isSilent } from "../steps/listen.ts";
import { arriveAs } from "../steps/signIn.ts";
import { waitUntil } from "../steps/waitUntil.ts";

journey(
  "what somebody stops on the phone stands at the desk where it was, and goes over to it with one press",
  async ({ open }) => {
    const phone = await open({ width: 390, height: 844 });
    const desk = await open();
    await arriveAs(phone, "fan");
    await arriveAs(desk, "fan");

    await playFirstOfCharts(phone);
    const title = await playing(phone);

    await barOf(desk).getByText(title, { exact: true }).waitFor();
    await barOf(desk)
      .getByRole("button", { name: /^Playing on / })
      .click();
    await desk.getByRole("menuitem", { name: "This device", exact: true }).click();
    await hearOn(desk);
    await waitUntil("the phone is silent", () => isSilent(phone));
    // The phone hears of nothing from here on.
    await phone.goto("about:blank");
    // Far from where the phone stands: what it hears before the server has answered must not reach that place.
    await desk.keyboard.press("l");
    await waitUntil("the desk is further on", async () => (await positionOf(desk)) > FURTHER_ON);

    await barOf(desk).getByRole("button", { name: "Pause", exact: true }).click();
    const stopped = await positionOf(desk);
    expect(stopped).toBeGreaterThan(HEARD_AT_LEAST);
    // Right after the press.
    await desk.goto("about:blank");
    await desk.close();
    await phone.goto("/discover");
    await barOf(phone).getByText(title, { exact: true }).waitFor();
    await barOf(phone).getByRole("button", { name: "Play", exact: true }).click();
    // Who presses before the server has answered hears a moment of where the phone stood.
    let begun = Number.NaN;
    await waitUntil("the phone goes on where the desk stopped", async () => {
      begun = await heardFrom(phone);
      return begun > stopped - ROUNDED_BY && begun < stopped + HEARD_AT_LEAST;
    }).catch((error: Error) => {
      throw new Error(`${error.message} It stopped at ${stopped} s, and is heard from ${begun} s on.`);
    });
    await hearOn(phone);
  },
);

journey(
  "music goes from the desk to the phone with one press, and stays apart once it is told to",
  async ({ open }) => {
    const desk = await open();
    await arriveAs(desk, "label");
    await playFirstOfCharts(desk);
    const title = await playing(desk);

    await barOf(desk).getByRole("button", { name: "Devices" }).click();
    // As the menu tells somebody to who has it on no other device yet.
    const phone = await open({ width: 390, height: 844 });
    await arriveAs(phone, "label");
    await desk.getByRole("menuitem", { name: /^\w+ on \w+$/ }).click();
    await hearOn(phone);
    await waitUntil("the desk is silent", () => isSilent(desk));
    await barOf(desk)
      .getByRole("button", { name: /^Playing on / })
      .click();
    await desk.getByRole("menuitem", { name: "Only on this device" }).click();
    await desk.keyboard.press("Escape");
    await barOf(phone).getByRole("button", { name: "Next track" }).click();
    await hearOn(phone);
    expect(await playing(phone)).not.toBe(title);
    expect(await playing(desk)).toBe(title);
  },
);

/** Seconds that were heard at the desk before it stops. */
const HEARD_AT_LEAST = 1.5;
/** Seconds from the beginning, beyond those that a page waits for the server's answer. */
const FURTHER_ON = 10;
/** Seconds: places are told in whole milliseconds. */
const ROUNDED_BY = 0.001;

async function playFirstOfCharts(page: Page): Promise<void> {
  await page.goto("/discover");
  const charts = page.getByRole("region", { name: "Charts" });
  await charts
    .getByRole("listitem")
    .first()
    .getByRole("button", { name: /^Play / })
    .click();
  await hearOn(page);
}

const barOf = (page: Page) => page.getByRole("complementary", { name: "Player" });

async function playing(page: Page): Promise<string> {
  return barOf(page).getByRole("link").first().innerText();
}

/** Where the music is, in seconds. */
const positionOf = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll("audio")].map(({ currentTime }) => currentTime)),
  );

/** Where what is heard now began without a leap, in seconds; NaN while nothing is heard. */
const heardFrom = (page: Page) =>
  page.evaluate(() => {
    for (const { paused, played, currentTime } of document.querySelectorAll("audio"))
      for (let at = 0; at < played.length && !paused; at++)
        if (played.start(at) <= currentTime && currentTime <= played.end(at)) return played.start(at);
    return Number.NaN;
  });
