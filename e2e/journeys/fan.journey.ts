import { journey } from "../browser/journey.ts";
import { openTracks, publish, waitUntilReady } from "../steps/catalog.ts";
import { hear } from "../steps/listen.ts";
import { linkFor } from "../steps/mailbox.ts";
import { acceptTerms, newAddress, registerArtist } from "../steps/register.ts";
import { hits, searchFor } from "../steps/search.ts";
import { song } from "../steps/song.ts";

journey(
  "a fan joins by a link in a mail, finds and hears an artist's public song, and no private one",
  async ({ open }) => {
    const stamp = Date.now().toString(36);
    const [word, hidden] = [`Beacon${stamp}`, `Hush${stamp}`];
    const studio = await open();
    await registerArtist(studio, "Imre Halloran", "Imre");
    await openTracks(studio);
    await studio.getByLabel("Choose audio files").setInputFiles([song(`${word} Lit`), song(hidden)]);
    await waitUntilReady(studio, `${word} Lit.wav`, `${word} Lit`);
    await waitUntilReady(studio, `${hidden}.wav`, hidden);
    await publish(studio, `${word} Lit`);

    const page = await open();
    const email = newAddress("fan");
    await page.goto("/");
    await page.getByRole("link", { name: "I'm a Music Fan" }).click();
    await page.getByRole("link", { name: "Join free" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Join as a Fan" }).waitFor();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Full Name").fill("Ines Calder");
    await acceptTerms(page);
    await page.getByRole("button", { name: "Send Magic Link" }).click();
    await page.getByRole("status").getByText("Check your email for the magic link!").waitFor();
    await page.goto(await linkFor(page, email));
    await page.getByRole("button", { name: "Continue to Levare" }).click();
    await page.getByRole("heading", { level: 1, name: "Hello, Ines" }).waitFor();

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
