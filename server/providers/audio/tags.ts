import type { ICommonTagsResult } from "music-metadata";
import { isrcProblem, normaliseIsrc } from "../../../domain/catalog/isrc.ts";
import { parseMusicalKey } from "../../../domain/catalog/musicalKey.ts";
import {
  MAX_ARTIST_NAME_LENGTH,
  MAX_ARTISTS,
  MAX_BPM,
  MAX_TITLE_LENGTH,
  MIN_BPM,
  tidyArtistNames,
} from "../../../domain/catalog/track.ts";
import type { AudioTags } from "../audio.ts";

/** Tags are written by anybody: they become plain, bounded text, and what is not plausible becomes null. */
export function tagsOf(common: ICommonTagsResult): AudioTags {
  const names = common.artists?.length ? common.artists : [common.artist ?? ""];
  const artists = names.map((name) => plainText(name, MAX_ARTIST_NAME_LENGTH) ?? "");
  const isrc = common.isrc?.[0];
  return {
    title: plainText(common.title, MAX_TITLE_LENGTH),
    artists: tidyArtistNames(artists).slice(0, MAX_ARTISTS),
    album: plainText(common.album, MAX_TITLE_LENGTH),
    trackNumber: within(common.track.no, 1, 9999),
    genre: plainText(common.genre?.[0], 60),
    bpm: within(common.bpm, MIN_BPM, MAX_BPM),
    key: common.key ? parseMusicalKey(common.key) : null,
    isrc: isrc && !isrcProblem(isrc) ? normaliseIsrc(isrc) : null,
    year: within(common.year, 1860, 9999),
  };
}

function plainText(text: string | undefined, length: number): string | null {
  const plain = withLetters(text)
    ?.replace(/\p{C}+/gu, " ")
    .trim()
    .slice(0, length)
    .trim();
  return plain || null;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * A text whose UTF-8 was read as Latin-1, because its field has no room to say which it is (`IART` of a WAV, the older tags of an
 * MP3). Words that are really in Latin-1 do not happen to be UTF-8.
 */
function withLetters(text: string | undefined): string | undefined {
  if (!text || !/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text;
  try {
    return utf8.decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  } catch {
    return text;
  }
}

function within(number: number | null | undefined, lowest: number, highest: number): number | null {
  if (typeof number !== "number" || !Number.isFinite(number)) return null;
  const whole = Math.round(number);
  return whole >= lowest && whole <= highest ? whole : null;
}
