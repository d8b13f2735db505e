import { BOM } from "../../csv.ts";
import { parseCsvPlaylist, printCsv } from "./csv.ts";
import { entryOf, type PlaylistFile, printName, readName } from "./entry.ts";
import { parseM3u, printM3u } from "./m3u.ts";
import { parseXspf, printXspf } from "./xspf.ts";

/** Files that playlists come in and go out as. */
export const PLAYLIST_FORMATS = {
  m3u: { extension: "m3u8", mimeType: "audio/x-mpegurl", print: printM3u },
  xspf: { extension: "xspf", mimeType: "application/xspf+xml", print: printXspf },
  csv: { extension: "csv", mimeType: "text/csv", print: (file: PlaylistFile) => `${BOM}${printCsv(file)}` },
  lines: { extension: "txt", mimeType: "text/plain", print: printLines },
} as const;
export type PlaylistFormat = keyof typeof PLAYLIST_FORMATS;

export function printPlaylist(format: PlaylistFormat, file: PlaylistFile): string {
  return PLAYLIST_FORMATS[format].print(file);
}

/** Reads a list of any of the formats, told by what is in it. Lines without a title are left out. */
export function parsePlaylist(text: string): PlaylistFile & { format: PlaylistFormat } {
  const { format, file } = read(text.replace(/^\uFEFF/, ""));
  return { ...file, format, entries: file.entries.filter(({ title, isrc }) => title.trim() || isrc) };
}

function read(text: string): { format: PlaylistFormat; file: PlaylistFile } {
  if (/^\s*<(?:\?xml|playlist)/.test(text)) return { format: "xspf", file: parseXspf(text) };
  if (/^\s*#EXTM3U/.test(text) || /^#EXTINF:/m.test(text)) return { format: "m3u", file: parseM3u(text) };
  const table = parseCsvPlaylist(text);
  return table ? { format: "csv", file: table } : { format: "lines", file: parseLines(text) };
}

/** One "Artist - Title" a line; a number in front is none of the name. */
function parseLines(text: string): PlaylistFile {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim());
  return {
    title: "",
    entries: lines.map((line) => entryOf(readName(line.replace(/^\s*\d{1,4}[.)]\s+/, "")))),
  };
}

function printLines({ entries }: PlaylistFile): string {
  return entries.map((entry) => `${printName(entry)}\n`).join("");
}
