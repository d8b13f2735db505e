import { expect, type Page } from "@playwright/test";
import { proxiedJourney } from "../browser/proxiedJourney.ts";
import { keptIn } from "../steps/kept.ts";
import { arriveAs } from "../steps/signIn.ts";
import { changeTempo, tempoOf } from "../steps/tempo.ts";
import { pillOf } from "../steps/unsaved.ts";
import { waitUntil } from "../steps/waitUntil.ts";
import { waitForWorker } from "../steps/worker.ts";

const SONG = "Undertow";
/** Chromium believes for so long what it learned of the room that is left. */
const BELIEVED_MS = 31_000;

proxiedJourney(
  "a change for which the device has no room is not called saved, and is kept once there is room",
  async ({ open, line }) => {
    const page = await open({ width: 390, height: 844, isCutOff: true });
    await arriveAs(page, "artist");
    await waitForWorker(page);
    await page.goto("/catalog/tracks");
    const before = await tempoOf(page, SONG);
    const after = before === "121" ? "123" : "121";

    await line.goAway();
    const giveBackRoom = await takeAllRoom(page, line.address);
    await page.waitForTimeout(BELIEVED_MS);
    await page.getByRole("button", { name: `Edit ${SONG}` }).click();
    const form = page.getByRole("dialog", { name: "Edit track" });
    await form.getByLabel("BPM").fill(after);
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText(/^This device has no room left, so your change was not saved\./).waitFor();
    await expect(form.getByLabel("BPM")).toHaveValue(after);
    await expect(page.getByText(/changes? waiting/)).toHaveCount(0);
    expect(await keptIn(page, "sync_queue")).toBe(0);

    await giveBackRoom();
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "hidden" });
    await pillOf(page, 1).waitFor();
    expect(await keptIn(page, "sync_queue")).toBe(1);

    await line.comeBack();
    await pillOf(page, 1).click();
    const shelf = page.getByRole("dialog", { name: "Not saved yet" });
    await shelf.getByRole("button", { name: "Sync now" }).click();
    await waitUntil("nothing waits", async () => (await page.getByText(/changes? waiting/).count()) === 0);
    await page.goto("/catalog/tracks");
    expect(await tempoOf(page, SONG)).toBe(after);
    await changeTempo(page, SONG, before);
  },
);

/** Of all that the origin may keep in this browser; called, what it returns gives it back. */
async function takeAllRoom(page: Page, origin: string): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  return () => session.send("Storage.overrideQuotaForOrigin", { origin });
}
