import { journey } from "../browser/journey.ts";
import { openTracks, publish, retitle, waitUntilReady } from "../steps/catalog.ts";
import { hear } from "../steps/listen.ts";
import { registerArtist } from "../steps/register.ts";
import { searchFor } from "../steps/search.ts";
import { song } from "../steps/song.ts";

journey(
  "an artist joins, uploads a song, names and publishes it, finds it by Ctrl+K and hears it",
  async ({ open }) => {
    const page = await open();
    const word = `Fathom${Date.now().toString(36)}`;
    await registerArtist(page, "Nova Reyes", "Nova");
    await openTracks(page);
    await page.getByLabel("Choose audio files").setInputFiles(song(`Demo ${word}`));
    await waitUntilReady(page, `Demo ${word}.wav`, `Demo ${word}`);
    await retitle(page, `Demo ${word}`, `${word} Rising`);
    await publish(page, `${word} Rising`);

    await searchFor(page, word);
    const results = page.getByRole("grid", { name: "Results" });
    await results.getByRole("button", { name: `Play ${word} Rising`, exact: true }).click();
    await page.keyboard.press("Escape");
    await hear(page, `${word} Rising`);
  },
);
