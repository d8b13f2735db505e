import type { DownloadFormat } from "./format.ts";

/** What is written into a file about the music in it. */
export interface SongFacts {
  title: string;
  artistNames: readonly string[];
  album: string;
  albumArtistNames: readonly string[];
  disc: number;
  discs: number;
  position: number;
  /** Songs on the same disc. */
  positions: number;
  /** Of the release's day; of a song on none, of its recording. */
  year: number | null;
  genre: string | null;
  isrc: string | null;
  upc: string | null;
  composers: readonly string[];
  /** "℗ 2026 Mara Lune". */
  pLine: string | null;
  cLine: string | null;
  label: string | null;
  lyrics: string | null;
}

/** The facts under the names that each kind of file gives them; empty ones are left out. */
export function tagsOf(facts: SongFacts, format: DownloadFormat): Record<string, string> {
  const isId3 = format === "mp3";
  const tags: Record<string, string | null> = {
    title: facts.title,
    artist: facts.artistNames.join(", "),
    album: facts.album,
    album_artist: facts.albumArtistNames.join(", "),
    track: `${facts.position}/${facts.positions}`,
    disc: `${facts.disc}/${facts.discs}`,
    date: facts.year === null ? null : String(facts.year),
    genre: facts.genre,
    composer: facts.composers.join(", "),
    copyright: [facts.pLine, facts.cLine].filter(Boolean).join(" "),
    publisher: facts.label,
    [isId3 ? "TSRC" : "ISRC"]: facts.isrc,
    BARCODE: facts.upc,
    LYRICS: facts.lyrics,
  };
  // Signs that end a text early would cut a tag off.
  return Object.fromEntries(
    Object.entries(tags).flatMap(([name, text]) => (text ? [[name, text.replaceAll("\0", "")]] : [])),
  );
}
