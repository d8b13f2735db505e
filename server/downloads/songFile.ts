import { createHash } from "node:crypto";
import type { Setting, Song } from "../../db/downloads/songs.ts";
import { songFileName } from "../../domain/downloads/fileName.ts";
import { DOWNLOAD_FORMATS, type DownloadFormat } from "../../domain/downloads/format.ts";
import { type SongFacts, tagsOf } from "../../domain/downloads/tags.ts";
import { currentTerm } from "../../domain/lexicon/currentVocabulary.ts";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import type { Parcel } from "./mayDownload.ts";

/** Grows when files are made in another way: older ones are then made anew. */
const RECIPE = 2;

/** A song as a file: its name, its tags, and a fingerprint that changes with anything that is in it. */
export function songFile(
  song: Song,
  { setting, all }: Pick<Parcel, "setting" | "all">,
  format: DownloadFormat,
): { name: string; tags: Record<string, string>; fingerprint: string } {
  const discs = Math.max(...all.map(({ disc }) => disc));
  const facts = factsOf(song, setting, all, discs);
  const tags = tagsOf(facts, format);
  const made = JSON.stringify([RECIPE, song.masterKey, setting?.coverKey ?? null, tags]);
  return {
    name: songFileName({ ...song, title: facts.title }, discs, DOWNLOAD_FORMATS[format].extension),
    tags,
    fingerprint: createHash("sha256").update(made).digest("hex").slice(0, 24),
  };
}

function factsOf(song: Song, setting: Setting | null, all: readonly Song[], discs: number): SongFacts {
  const { artistNames, disc, position, isrc, composers, lyrics } = song;
  const genre = song.genre ? (currentTerm("GENRE", song.genre)?.label.en ?? song.genre) : song.fileGenre;
  const title = wholeTitle(song);
  return {
    ...{ title, artistNames, disc, discs, position, genre, isrc, composers, lyrics },
    album: setting ? wholeTitle(setting) : (song.fileAlbum ?? title),
    albumArtistNames: setting?.artistNames ?? artistNames,
    positions: all.filter((other) => other.disc === disc).length,
    year: setting?.year ?? song.recordingYear,
    upc: setting?.upc ?? null,
    label: setting?.label ?? null,
    pLine:
      lineOf("℗", song.pLineYear, song.pLineOwner) ?? lineOf("℗", setting?.pLineYear, setting?.pLineOwner),
    cLine: lineOf("©", setting?.cLineYear, setting?.cLineOwner),
  };
}

/** "℗ 2026 Mara Lune"; null while nobody is named. */
export function lineOf(sign: string, year?: number | null, owner?: string | null): string | null {
  return owner ? [sign, year, owner].filter(Boolean).join(" ") : null;
}

/** The words beside a whole release: who did what, and whose it is. */
export function creditsSheet({ setting, songs }: Parcel): string {
  if (!setting) return "";
  const lines = [
    `${wholeTitle(setting)}`,
    setting.artistNames.join(", "),
    "",
    ...songs.map(
      (song) =>
        `${song.disc}-${String(song.position).padStart(2, "0")} ${wholeTitle(song)}${song.composers.length > 0 ? ` (${song.composers.join(", ")})` : ""}`,
    ),
    "",
    ...[setting.description, setting.creditsText].flatMap((text) => (text ? [text, ""] : [])),
    lineOf("℗", setting.pLineYear, setting.pLineOwner),
    lineOf("©", setting.cLineYear, setting.cLineOwner),
    setting.upc && `UPC ${setting.upc}`,
  ];
  return `${lines.filter((line) => line !== null).join("\r\n")}\r\n`;
}
