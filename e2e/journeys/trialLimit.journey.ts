import { journey } from "../browser/journey.ts";
import { openTracks, trayLine, waitUntilReady } from "../steps/catalog.ts";
import { arriveAs } from "../steps/signIn.ts";
import { song } from "../steps/song.ts";

journey(
  "the upload after the trial's fifth opens the upgrade dialog and stays in the tray",
  async ({ open }) => {
    const page = await open({ serviceWorker: false, refusals: [402] });
    await arriveAs(page, "trial");
    await openTracks(page);
    const meter = await page.getByText(/^\d of 5 uploads used$/).textContent();
    const room = 5 - Number.parseInt(meter ?? "", 10);
    const round = Date.now().toString(36);
    const fitting = Array.from({ length: room }, (_, at) => `Kite ${at + 1} ${round}`);
    const chooser = page.getByLabel("Choose audio files");

    if (room > 0) await chooser.setInputFiles(fitting.map((name) => song(name)));
    for (const name of fitting) await waitUntilReady(page, `${name}.wav`, name);
    await chooser.setInputFiles(song(`One too many ${round}`));

    const dialog = page.getByRole("dialog", { name: "Upgrade to Pro Artist" });
    await dialog.getByText("59.99").waitFor();
    await dialog.getByRole("button", { name: "Not now" }).click();
    await dialog.waitFor({ state: "hidden" });
    const line = trayLine(page, `One too many ${round}.wav`);
    await line.getByText("Your plan includes 5 track uploads.").waitFor();
    await line.getByRole("button", { name: `Retry One too many ${round}.wav` }).waitFor();
    await page.getByText("5 of 5 uploads used").waitFor();
  },
);
