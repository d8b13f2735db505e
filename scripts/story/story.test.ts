import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { ipiProblem, iswcProblem } from "../../domain/catalog/identifiers.ts";
import { isrcProblem } from "../../domain/catalog/isrc.ts";
import { MUSICAL_KEYS } from "../../domain/catalog/musicalKey.ts";
import { creditsProblem } from "../../domain/credits/party.ts";
import { isWhole } from "../../domain/credits/work.ts";
import { coverArt } from "../../domain/identity/coverArt.ts";
import { GENRES, MOODS } from "../../domain/lexicon/vocabulary.ts";
import { coverJpeg } from "./covers.ts";
import { inventedIpi, inventedIswc, STORY_CREDITS } from "./credits.ts";
import { SONGS, STORY_ARTISTS, STORY_RELEASES } from "./songs.ts";
import { CEILING } from "./synth/master.ts";
import type { Measured } from "./testing/measureSongs.ts";

let measured: Measured[];

beforeAll(() => {
  const program = fileURLToPath(new URL("./testing/measureSongs.ts", import.meta.url));
  measured = JSON.parse(execFileSync(process.execPath, [program], { maxBuffer: 2 ** 22 }).toString("utf8"));
});

test.each(SONGS.map(({ title }) => title))("%s can be heard from start to end", (title) => {
  const song = measured.find((candidate) => candidate.title === title);
  if (!song) throw new Error(`${title} was not played.`);
  expect(song.seconds).toBeGreaterThan(55);
  expect(song.seconds).toBeLessThan(85);
  // A peak of 0.5 is -6 dBFS; the desk lets nothing past -1 dBFS.
  expect(song.peak).toBeGreaterThan(0.5);
  expect(song.peak).toBeLessThanOrEqual(CEILING);
  expect(Math.abs(song.offset)).toBeLessThan(0.001);
  expect(Math.min(...song.loudness)).toBeGreaterThan(-35);
  expect(song.first).toBeCloseTo(0, 6);
  expect(song.last).toBeCloseTo(0, 3);
  expect(song.fileBytes).toBe(44 + song.dataBytes);
  expect(song.dataBytes).toBe(Math.round(song.seconds * 44_100) * 4);
});

test("songs build up: their middle is louder than their beginning", () => {
  for (const { title, loudness } of measured) {
    const middle = Math.max(...loudness.slice(3, 8));
    if (middle <= loudness[0]! + 1) throw new Error(`${title} does not build up: ${loudness}`);
  }
});

test("a song is the same, byte for byte, whenever it is played, and no two songs are", () => {
  for (const { digest, digestAgain, digestOfOtherSeed } of measured) {
    expect(digestAgain).toBe(digest);
    expect(digestOfOtherSeed).not.toBe(digest);
  }
  expect(new Set(measured.map(({ digest }) => digest)).size).toBe(SONGS.length);
});

test("the story has at least thirty songs by at least three artists, with titles of their own", () => {
  expect(SONGS.length).toBeGreaterThanOrEqual(30);
  expect(STORY_ARTISTS.length).toBeGreaterThanOrEqual(3);
  expect(new Set(SONGS.map(({ title }) => title)).size).toBe(SONGS.length);
  expect(new Set(SONGS.map(({ genre }) => genre))).toEqual(new Set(GENRES.map(({ slug }) => slug)));
  expect(new Set(SONGS.map(({ mood }) => mood))).toEqual(new Set(MOODS.map(({ slug }) => slug)));
});

test("every song has a tempo, a key, and a place on a release of its artist", () => {
  for (const song of SONGS) {
    expect(song.bpm).toBeGreaterThanOrEqual(70);
    expect(song.bpm).toBeLessThanOrEqual(180);
    expect(MUSICAL_KEYS).toContain(song.key);
    expect(STORY_RELEASES.find(({ slug }) => slug === song.release)?.artist).toBe(song.artist);
  }
});

test("only an artist who owns a prefix has codes, and each is given once", () => {
  const codes = SONGS.flatMap(({ isrc }) => isrc ?? []);
  expect(codes.length).toBeGreaterThan(0);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { isrc, artist } of SONGS) {
    if (!isrc) continue;
    expect(isrcProblem(isrc)).toBeNull();
    expect(isrc.startsWith(STORY_ARTISTS.find(({ slug }) => slug === artist)?.isrcPrefix ?? "none")).toBe(
      true,
    );
  }
});

test("a cover is a square of 1400 pixels, the least that is taken", async () => {
  const jpeg = await coverJpeg(coverArt("tidal-memory", "electronic"));
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1400, height: 1400 });
});

test("whoever is credited has good numbers, roles of the list, and works that add up", () => {
  for (const { credits, writers } of STORY_CREDITS) {
    expect(creditsProblem(credits.map(([name, role]) => ({ name, role })))).toBeNull();
    expect(isWhole(writers.map(([, , shareBp]) => ({ shareBp })))).toBe(true);
  }
  for (let place = 0; place < 400; place++) {
    expect(ipiProblem(inventedIpi(place))).toBeNull();
    expect(iswcProblem(inventedIswc(place))).toBeNull();
  }
});
