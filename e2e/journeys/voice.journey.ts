import { expect } from "@playwright/test";
import { DAY_MS } from "../../domain/duration.ts";
import { hearingJourney } from "../browser/hearingJourney.ts";
import { arriveAs } from "../steps/signIn.ts";

/** Far enough away for every step of a plan, as somebody says it. */
const DAY = new Date(Date.now() + 120 * DAY_MS).toLocaleDateString("en-US", {
  ...{ day: "numeric", month: "long", timeZone: "UTC" },
});

hearingJourney(
  "an artist plans a release by voice: the recording stops after five seconds, its words wait in the message, and what they ask for is a card to press",
  async ({ open, model }) => {
    model.hear(() => ({ text: `Plan Northern Hours for ${DAY}` }));
    const page = await open({ serviceWorker: false });
    // As in a browser without speech recognition: that of Chromium without a window ends the page when it is asked what it can.
    await page.addInitScript(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    );
    await arriveAs(page, "artist");
    await page.getByRole("button", { name: "AI assistant" }).click();
    const dialog = page.getByRole("dialog", { name: "AI assistant" });
    await dialog.getByRole("button", { name: "New conversation" }).click();
    await dialog.getByRole("button", { name: "Speak" }).click();
    await page.getByRole("button", { name: "Allow and speak" }).click();
    await dialog.getByRole("button", { name: "Stop recording" }).waitFor();
    // Nobody stops it.
    await expect(dialog.getByLabel("Message")).toHaveValue(`Plan Northern Hours for ${DAY}`, {
      timeout: 60_000,
    });
    const [recording] = model.recordings;
    expect(recording!.file.name).toBe("speech.webm");
    // What a browser records in five seconds, and not the whole of what is taken.
    expect(recording!.file.bytes.length).toBeGreaterThan(5_000);
    expect(recording!.file.bytes.length).toBeLessThan(100_000);

    await dialog.getByRole("button", { name: "Send" }).click();
    const card = dialog.getByRole("region", { name: "Proposal: Northern Hours" });
    await card.getByRole("button", { name: "Apply" }).click();
    await card.getByText("Applied.").waitFor();
  },
);
