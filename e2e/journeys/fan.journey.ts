import { journey } from "../browser/journey.ts";
import { openTracks, publish, waitUntilReady } from "../steps/catalog.ts";
import { joinAsFan } from "../steps/joinAsFan.ts";
import { hear } from "../steps/listen.ts";
import { registerArtist } from "../steps/register.ts";
import { hits, searchFor } from "../steps/search.ts";
import { song } from "../steps/song.ts";

journey(
  "a fan joins by a link in a mail, finds and hears an artist's public song, and no private one",
  async ({ open }) => {
    const stamp = Date.now().toString(36);
    const [word, hidden] = [`Beacon${stamp}`, `Hush${stamp}`];
    const studio = await open({ serviceWorker: false });
    await registerArtist(studio, "Imre Halloran", "Imre");
    await openTracks(studio);
    await studio.getByLabel("Choose audio files").setInputFiles([song(`${word} Lit`), song(hidden)]);
    await waitUntilReady(studio, `${word} Lit.wav`, `${word} Lit`);
    await waitUntilReady(studio, `${hidden}.wav`, hidden);
    await publish(studio, `${word} Lit`);

    const page = await open({ serviceWorker: false });
    await joinAsFan(page, "Ines Calder");

    await searchFor(page, word);
    await page.getByText("1 result", { exact: true }).waitFor();
    await hits(page)
      .filter({ hasText: `${word} Lit` })
      .waitFor();
    await page.keyboard.press("Enter");
    await hear(page, `${word} Lit`);

    await searchFor(page, hidden);
    await page.getByRole("heading", { name: "No results found" }).waitFor();
  },
);
