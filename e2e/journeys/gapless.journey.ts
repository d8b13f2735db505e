import { expect } from "@playwright/test";
import { wavOf } from "../../scripts/story/synth/waveFile.ts";
import { journey } from "../browser/journey.ts";
import { openTracks, waitUntilReady } from "../steps/catalog.ts";
import { registerArtist } from "../steps/register.ts";
import { measureSilence, silences } from "../steps/silence.ts";
import { waitUntil } from "../steps/waitUntil.ts";

const SAMPLE_RATE = 44_100;
/** A whole number of waves fits into a second, so that one file goes on where the other one ends. */
const HERTZ = 441;
const SECONDS = 8;
/** A busy machine makes the hole wider (20 to 30 ms were seen); one that has to ask for the second track makes it far wider than this. */
const HOLE_MS = 100;

journey("two tracks that are one long tone are heard as one", async ({ open }) => {
  const page = await open({ serviceWorker: false });
  await measureSilence(page);
  await registerArtist(page, "Ada Merrow", "Ada");
  await openTracks(page);
  const files = ["Tone One", "Tone Two"].map(tone);
  await page.getByLabel("Choose audio files").setInputFiles(files);
  for (const title of ["Tone One", "Tone Two"]) await waitUntilReady(page, `${title}.wav`, title);

  // The list shows the newest first.
  const first = await page
    .getByRole("button", { name: /^Play Tone/ })
    .first()
    .getAttribute("aria-label");
  await page.getByRole("button", { name: first! }).click();
  const bar = page.getByRole("complementary", { name: "Player" });
  const second = first === "Play Tone One" ? "Tone Two" : "Tone One";
  await bar.getByText(second, { exact: true }).waitFor();
  await waitUntil("the second one has gone on for a while", () =>
    page.evaluate(() =>
      [...document.querySelectorAll("audio")].some((audio) => !audio.paused && audio.currentTime > 2),
    ),
  );
  const longest = Math.max(...(await silences(page)), 0);
  console.log(`the longest silence between the two: ${longest.toFixed(1)} ms`);
  expect(longest).toBeLessThan(HOLE_MS);
});

function tone(title: string) {
  const wave = Float32Array.from(
    { length: SECONDS * SAMPLE_RATE },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * HERTZ * at) / SAMPLE_RATE),
  );
  const buffer = wavOf({ left: wave, right: wave, sampleRate: SAMPLE_RATE });
  return { name: `${title}.wav`, mimeType: "audio/wav", buffer };
}
