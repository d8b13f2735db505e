import type { Page } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { openTracks, uploaded } from "../steps/catalog.ts";
import { csvOf, exportTracks, importTracks, type TrackRow } from "../steps/csv.ts";
import { hear } from "../steps/listen.ts";
import { openPayoutAccount } from "../steps/payouts.ts";
import {
  beginRelease,
  giveCover,
  nameWorks,
  openPart,
  savePart,
  scheduleAt,
  writeRights,
} from "../steps/releases.ts";
import { assignAllIsrcs } from "../steps/sheet.ts";
import { arriveAs } from "../steps/signIn.ts";
import { album } from "../steps/song.ts";
import { giveIsrcPrefix, openAnotherStudio } from "../steps/studio.ts";

const COUNT = 20;
const TITLES = Array.from({ length: COUNT }, (_, at) => `Slack Water ${at + 1}`);
const A_UPC = "036000291452";
/** More than it takes to write a moment down and press: one that is over is not taken. */
const TO_SCHEDULE_MS = 30_000;

journey(
  "twenty files and a sheet become an album without a finding, out at its minute, heard by a fan, and the same again elsewhere",
  async ({ open }) => {
    const round = Date.now().toString(36);
    const files = await album(TITLES);
    const page = await open({ serviceWorker: false });
    await arriveAs(page, "label");
    await openAnotherStudio(page, `Tidewater ${round}`);
    await giveIsrcPrefix(page, "QZ-TDW");
    await openPayoutAccount(page, "Camille Duarte");

    await openTracks(page);
    await page.getByLabel("Choose audio files").setInputFiles(files);
    await uploaded(page, COUNT);
    const [{ artists = "" } = {}] = await exportTracks(page);
    await importTracks(page, csvOf(TITLES.map((name, at) => factsOf(name, at, artists))), COUNT);
    await assignAllIsrcs(page);
    // Of a release a sheet says nothing but its name, which is another studio's own.
    const kept = await exportTracks(page);

    await beginRelease(page, "Slack Water", TITLES);
    await mendAll(page);
    const moment = new Date(Math.ceil((Date.now() + TO_SCHEDULE_MS) / 60_000) * 60_000);
    await scheduleAt(page, moment);

    // What is left of the minute is time for the other studio.
    const [outAt] = await Promise.all([
      whenOut(page),
      bringInto(await open({ serviceWorker: false }), `Ebb ${round}`, files, kept),
    ]);
    if (outAt < moment.getTime()) throw new Error("It was out before its minute.");

    await page.getByRole("link", { name: "See its page" }).click();
    await page.getByRole("heading", { level: 1, name: "Slack Water" }).waitFor();
    const { pathname } = new URL(page.url());
    const fan = await open({ serviceWorker: false });
    await arriveAs(fan, "fan", pathname);
    await fan.getByRole("button", { name: "Play all" }).click();
    await hear(fan, TITLES[0]!);
  },
);

/** When the release that stands open goes out, in epoch milliseconds. */
async function whenOut(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Withdraw" }).waitFor({ timeout: 240_000 });
  return Date.now();
}

/** Makes one more studio, with the same files and the sheet of the first, and compares what it then says of them. */
async function bringInto(page: Page, name: string, files: readonly string[], kept: readonly TrackRow[]) {
  await arriveAs(page, "label");
  await openAnotherStudio(page, name);
  await openTracks(page);
  await page.getByLabel("Choose audio files").setInputFiles([...files]);
  await uploaded(page, COUNT);
  await importTracks(page, csvOf(kept), COUNT);
  compare(kept, await exportTracks(page));
}

/** Everything that the studio's sheet of facts says of a song. */
function factsOf(name: string, at: number, artists: string): TrackRow {
  return {
    ...{ title: name, artists, genre: at % 2 ? "jazz" : "electronic", mood: "relaxed", bpm: "120", key: "C" },
    ...{ language: "zxx", explicit: "none", price: "1.50" },
    ...{ p_line_year: "2026", p_line_owner: "Tidewater" },
    ...{ ai_vocals: "none", ai_instrumentation: "none", ai_composition: "none" },
    ...{ ai_lyrics: "none", ai_post_production: "none" },
  };
}

/** Answers what the list beside the release asks for, until there is nothing left to mend. */
async function mendAll(page: Page): Promise<void> {
  await giveCover(page, 3000);
  await openPart(page, "Details");
  await page.getByRole("textbox", { name: "UPC or EAN" }).fill(A_UPC);
  await page.getByRole("textbox", { name: "Label", exact: true }).fill("Tidewater");
  await page.getByRole("combobox", { name: "Genre" }).selectOption("Electronic");
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "Instrumental" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Twenty pieces for the turn of the tide.");
  await savePart(page);
  await writeRights(page, "Tidewater");
  // Tracks that are still being prepared are findings, too; those mend themselves.
  await page.getByText("Required: 0 · Recommended: 0").waitFor({ timeout: 240_000 });
  await nameWorks(page, TITLES, "Camille Duarte");
  await page.getByText("Nothing to fix.").waitFor();
}

/** What a file cannot bring into another studio: its own ids and moments, and the release that the tracks are on. */
const OF_THE_STUDIO = ["id", "release", "state", "created_at", "updated_at"];

function compare(kept: readonly TrackRow[], again: readonly TrackRow[]): void {
  const differing = kept.flatMap((row) => {
    const twin = again.find(({ isrc }) => isrc === row.isrc);
    return Object.keys(row)
      .filter((fact) => !OF_THE_STUDIO.includes(fact) && row[fact] !== twin?.[fact])
      .map((fact) => `${row.title}: ${fact} was "${row[fact]}" and is "${twin?.[fact]}"`);
  });
  if (kept.length !== COUNT || differing.length > 0)
    throw new Error(`${kept.length} tracks, not the same in another studio:\n${differing.join("\n")}`);
}
